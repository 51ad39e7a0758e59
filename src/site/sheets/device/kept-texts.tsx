import { useEffect, useState } from 'react';
import { closedSheetMessages } from '#site/i18n/closed-sheet.ts';
import { English } from '../english.tsx';
import type { Step } from './steps.ts';
import { readKept } from './store.ts';

const { zh, en } = closedSheetMessages;

/** What somebody entered by a link that has ended, and that was not sent: it is not lost to them. */
export function KeptTexts({ token }: { token: string }) {
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    const load = async () => {
      const { steps, draft } = await readKept(token);
      setTexts([...steps.map(wordsOf), draft?.body ?? ''].filter((words) => words !== ''));
    };
    void load();
  }, [token]);
  if (texts.length === 0) return null;
  return (
    <section className="mt-8 rounded-md border border-line bg-surface p-5 md:p-6">
      <h2 className="text-xl">
        {zh.kept}
        <English>{en.kept}</English>
      </h2>
      <ul className="mt-3 grid gap-3">
        {texts.map((words) => (
          <li key={words} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was written with a step. */
function wordsOf({ body }: Step): string {
  if ('body' in body) return body.body;
  return 'remark' in body ? (body.remark ?? '') : '';
}
