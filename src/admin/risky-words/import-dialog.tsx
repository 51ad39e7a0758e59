import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RiskCategory, RiskSeverity } from '#contracts/enums/risky-words.ts';
import type { RouteData } from '#contracts/route.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Table } from '#ui/table.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useSession } from '../core/session.tsx';
import { useServerForm } from '../core/use-server-form.ts';
import { riskyWordMessages } from './messages.ts';
import { RuleFields } from './rule-fields.tsx';
import { RISKY_WORDS_KEY } from './types.ts';

interface Values {
  text: string;
  severity: RiskSeverity;
  category: RiskCategory;
  reasonZh: string;
}

type Line = RouteData<AdminEndpoints['POST /admin/risky-words-checks']>['lines'][number];

const tones = { new: 'good', known: 'info', refused: 'bad' } as const;

/** Adds pasted words: first a check by line, then the import of what was checked. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(riskyWordMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const [checked, setChecked] = useState<{ request: string; lines: Line[] }>();
  const form = useServerForm<Values>(
    { text: '', severity: 'warning', category: 'absolute', reasonZh: '' },
    async (body) => {
      if (!isReady(body)) {
        const { lines } = await api('POST /admin/risky-words-checks', { body });
        setChecked({ request: JSON.stringify(body), lines });
        return;
      }
      const { added } = await api('POST /admin/risky-words-imports', { body });
      await queries.invalidateQueries({ queryKey: [RISKY_WORDS_KEY] });
      showToast('success', text.imported(added));
      onClose();
    },
  );
  const states = checked?.lines.map(({ state }) => state) ?? [];
  const newCount = states.filter((state) => state === 'new').length;
  /** Whether exactly these words were checked and can be imported. */
  const isReady = (values: Values) =>
    checked?.request === JSON.stringify(values) && !states.includes('refused') && newCount > 0;
  const canImport = isReady(form.watch());
  return (
    <Dialog title={text.import} description={text.importText} isWide onClose={onClose}>
      <form onSubmit={form.submit} className="grid gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <TextAreaField {...form.field('text')} label={text.pasted} rows={6} required />
        <RuleFields severity={form.register('severity')} category={form.register('category')} />
        <TextField {...form.field('reasonZh')} label={text.reasonZh} required />
        {checked && (
          <div className="grid gap-3" role="status">
            <Lines lines={checked.lines} />
            {states.includes('refused') && <Notice kind="warning">{text.fix}</Notice>}
            {!states.includes('refused') && newCount === 0 && <Notice>{text.nothingNew}</Notice>}
          </div>
        )}
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          {canImport ? text.importNow(newCount) : text.check}
        </Button>
      </form>
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const text = useMessages(riskyWordMessages);
  return (
    <div className="max-h-72 overflow-y-auto">
      <Table
        caption={text.result}
        hideCaption
        columns={[
          { head: text.line, cell: ({ line }) => line },
          { head: text.word, cell: ({ word }) => <span className="break-all">{word}</span> },
          {
            head: text.result,
            cell: ({ state, problem }) => (
              <span className="inline-flex flex-wrap items-center gap-2">
                <Badge tone={tones[state]}>{text.lineStates[state]}</Badge>
                {problem}
              </span>
            ),
          },
        ]}
        rows={lines}
        rowKey={({ line }) => line}
      />
    </div>
  );
}
