import { z } from 'zod';
import { photo } from '#api/sheets/files/contract.ts';
import { personName, personTitle } from '#api/sheets/signing-schemas.ts';
import { routesOf } from '#contracts/route.ts';
import { acceptance } from './contract.ts';

const { route } = routesOf('sheets');

/** Signs an acceptance for the provider, and shows it to the customer. */
export const sendAcceptance = route('POST /admin/acceptance/:id/sending', {
  summary: 'Signs an acceptance for the provider by a typed name, and sends it',
  description:
    'The password must have been entered lately. 409 (CONFLICT) if somebody changed it since this version; 422 (PUBLICATION_BLOCKED) with the findings if some block it.',
  body: z.strictObject({
    version: z.int().min(1),
    note: z.string().trim().max(500).default(''),
    /** Name of the provider's representative: the signature. */
    name: personName,
    title: personTitle,
  }),
  data: z.object({ version: z.int(), revision: z.int() }),
});

const item = acceptance.shape.items.element;

/** What the customer has decided and signed, for staff. */
export const readAcceptanceState = route('GET /admin/acceptance/:id', {
  summary: 'Decisions, signatures and seal of an acceptance that was sent',
  data: acceptance.pick({ number: true, state: true, rejection: true, seal: true }).extend({
    items: z.array(
      item.pick({ id: true, title: true, result: true, remark: true }).extend({
        decidedBy: item.shape.decidedBy,
        decidedAt: item.shape.decidedAt,
        photos: z.array(photo),
      }),
    ),
    signatures: z.array(acceptance.shape.signatures.element.omit({ strokes: true })),
  }),
});
