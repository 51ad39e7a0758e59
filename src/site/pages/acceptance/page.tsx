import type { Acceptance } from '#api/acceptance/contract.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { Sheet, SheetBody, SheetHeader } from '#site/components/sheet.tsx';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage } from '#site/page.ts';
import { withSheetFrame } from '#site/sheets/with-frame.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

export default withSheetFrame(
  definePage<Acceptance>({
    async load({ api, params }) {
      const token = params.uuid ?? '';
      const data = await api('GET /shares/acceptance/:token', { params: { token } });
      if (data.canSign) await Promise.all([DecidePart.load(), SignPart.load()]);
      await Promise.all([Basis.load(), Results.load(), data.seal && Seal.load()]);
      return data;
    },
    head: ({ data }) => ({ title: `${data.title} · ${data.number}` }),
    View: ({ data, params }) => (
      <Sheet locale={data.locale}>
        <AcceptanceSheet data={data} token={params.uuid ?? ''} />
      </Sheet>
    ),
  }),
  {
    token: 'uuid',
    titleOf: ({ items }, { key }) => items.find(({ id }) => id === key)?.title ?? null,
  },
);

const stateTones = { sent: 'warn', closed: undefined, rejected: 'bad', sealed: 'good' } as const;

/** What only whoever may sign needs has its own script. */
const loadSigner = () => import('./signer/parts.ts');
const DecidePart = lazyView(async () => (await loadSigner()).DecidePart);
const SignPart = lazyView(async () => (await loadSigner()).SignPart);
/** The rest is read only: its script loads at the first touch. */
const loadContents = () => import('./contents.tsx');
const Seal = lazyView(async () => (await loadContents()).Seal, { hydrate: 'touch' });
const Basis = lazyView(async () => (await loadContents()).Basis, { hydrate: 'touch' });
const Results = lazyView(async () => (await loadContents()).Results, { hydrate: 'touch' });

function AcceptanceSheet({ data, token }: { data: Acceptance; token: string }) {
  const text = useMessages(acceptanceMessages);
  const { day } = useDates();
  const { number, state, seal, sentAt, canSign } = data;
  const date = seal ? text.sealedOn(day(seal.sealedAt)) : sentAt && text.sentOn(day(sentAt));
  const kept = keepUnits(data);
  return (
    <>
      <SheetHeader
        kind={text.kind}
        title={kept.title}
        number={number}
        status={{ label: text.states[state], tone: stateTones[state] }}
        date={date}
        pdf={`acceptance/${token}`}
      />
      <SheetBody saysMove={canSign}>
        {seal && <Seal number={number} seal={seal} />}
        {canSign && <DecidePart data={data} token={token} />}
        <Basis data={kept} />
        {canSign && <SignPart data={data} token={token} />}
        <Results data={kept} />
      </SheetBody>
    </>
  );
}
