import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/**
 * One file out of a zip archive (a jar is one), by its full name. Throws when it is not there or the
 * archive is damaged. Plain zip only: no encryption, no zip64.
 */
export async function unzip(archive: Buffer, name: string): Promise<Buffer> {
  const end = archive.lastIndexOf(END_OF_DIRECTORY)
  if (end < 0) throw new Error('Not a zip archive, or cut short.')
  const count = archive.readUInt16LE(end + 10)
  let entry = archive.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const nameLength = archive.readUInt16LE(entry + 28)
    if (archive.toString('utf8', entry + 46, entry + 46 + nameLength) === name) {
      return await extract(archive, entry)
    }
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32)
  }
  throw new Error(`The archive has no ${name}.`)
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1')
const STORED = 0
const DEFLATED = 8
const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

async function extract(archive: Buffer, entry: number): Promise<Buffer> {
  const method = archive.readUInt16LE(entry + 10)
  const packedLength = archive.readUInt32LE(entry + 20)
  const length = archive.readUInt32LE(entry + 24)
  const header = archive.readUInt32LE(entry + 42)
  // The lengths in front of the data may be zero; those in the directory never are.
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  const packed = archive.subarray(start, start + packedLength)
  if (method !== STORED && method !== DEFLATED) throw new Error(`Zip method ${method}.`)
  const content =
    method === STORED ? packed : await inflate(packed, { maxOutputLength: Math.max(length, 1) })
  if (content.length !== length) throw new Error('The archive is damaged.')
  return content
}
