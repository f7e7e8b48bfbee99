import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive of these files, made by hand: the first one stored, the others deflated. */
export function zipOf(files: Readonly<Record<string, Buffer>>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [position, [name, content]] of Object.entries(files).entries()) {
    const packed = position === 0 ? content : deflateRawSync(content)
    // Method, time, date, checksum and lengths stand in both places in the same order.
    const common = Buffer.alloc(20)
    common.writeUInt16LE(position === 0 ? 0 : 8, 0)
    common.writeUInt32LE(crc32(content), 6)
    common.writeUInt32LE(packed.length, 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt16LE(name.length, 18)
    const local = [Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'), common, Buffer.alloc(2)]
    const entry = [Buffer.from('PK\x01\x02\x14\0\x14\0\0\0', 'latin1'), common, Buffer.alloc(16)]
    entry[2]!.writeUInt32LE(offset, 12)
    locals.push(...local, Buffer.from(name), packed)
    directory.push(...entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}
