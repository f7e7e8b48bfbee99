import type { CoreReceipt } from '../../memory/core/block.ts'
import {
  acceptBaseline,
  CoreAcceptInput,
  CoreEditInput,
  CoreRemoveInput,
  edit,
  remove,
} from '../../memory/core/edit.ts'
import { type CoreBlock, CoreListInput, list } from '../../memory/core/list.ts'
import { CoreSetInput, set } from '../../memory/core/set.ts'
import { body } from '../../memory/recall/render.ts'
import { type Tool, tool } from './tool.ts'

/** What always holds. */
export const CORE_TOOLS: readonly Tool[] = [
  tool({
    name: 'core_list',
    title: 'List core blocks',
    description: 'What always holds: each block with its hash, how far it drifted, who vouches.',
    input: CoreListInput,
    isReadOnly: true,
    async run(context, input) {
      const blocks = await list(context, input)
      return { text: blocks.map(blockLine).join('\n') || 'no core blocks', data: { blocks } }
    },
  }),
  tool({
    name: 'core_set',
    title: 'Set a core block',
    description: 'Keep an identity, persona, redline, preference or commitment: in every search.',
    input: CoreSetInput,
    isReadOnly: false,
    async run(context, input) {
      const receipt = await set(context, input)
      return { text: receiptLine('core_set', receipt), data: receipt }
    },
  }),
  tool({
    name: 'core_edit',
    title: 'Edit a core block',
    description:
      'Give a block other content, if it still has the hash you have seen. Old text is kept.',
    input: CoreEditInput,
    isReadOnly: false,
    async run(context, input) {
      const edited = await edit(context, input)
      const drift = edited.isDrifted ? ` drift=${edited.drift.toFixed(2)}` : ''
      return { text: `${receiptLine('core_edit', edited)}${drift}`, data: edited }
    },
  }),
  tool({
    name: 'core_accept_baseline',
    title: 'Accept a core block',
    description:
      'Accept what a block says now as what it should say: later drift counts from here.',
    input: CoreAcceptInput,
    isReadOnly: false,
    async run(context, input) {
      const receipt = await acceptBaseline(context, input)
      return { text: receiptLine('core_accept_baseline', receipt), data: receipt }
    },
  }),
  tool({
    name: 'core_remove',
    title: 'Remove a core block',
    description: 'Put a block away: no search shows it any more. It stays readable by its id.',
    input: CoreRemoveInput,
    isReadOnly: false,
    async run(context, input) {
      const receipt = await remove(context, input)
      return { text: receiptLine('core_remove', receipt), data: receipt }
    },
  }),
]

function blockLine(block: CoreBlock): string {
  const { id, kind, namespace, contentHash, content, drift, isDrifted, attestations } = block
  const attributes = [
    `id="${id}"`,
    `block="${kind}"`,
    `namespace="${namespace}"`,
    `hash="${contentHash}"`,
    ...(isDrifted ? [`drift="${drift.toFixed(2)}"`] : []),
    `attested="${attestations.filter(({ isStale }) => !isStale).length}"`,
    `stale_attestations="${attestations.filter(({ isStale }) => isStale).length}"`,
  ]
  return `<memory ${attributes.join(' ')}>${body(content, Number.POSITIVE_INFINITY)}</memory>`
}

function receiptLine(verb: string, { id, contentHash, isNew }: CoreReceipt): string {
  return `[${verb}] ${id} hash=${contentHash} new=${isNew}`
}
