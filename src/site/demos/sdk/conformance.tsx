import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import {
  type CaseResult,
  type ConformanceReport,
  reportText,
  runConformance,
} from './conformance.ts';
import { kitCases, kitFile } from './kit.ts';
import { sdkDemoMessages } from './messages.ts';

/** The conformance kit: loads and runs when it is asked to. */
export function Conformance() {
  const text = useMessages(sdkDemoMessages);
  const [results, setResults] = useState<readonly CaseResult[]>([]);
  const [report, setReport] = useState<ConformanceReport>();
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState(false);

  const run = async () => {
    if (running) return;
    setRunning(true);
    setResults([]);
    setReport(undefined);
    setProblem(undefined);
    try {
      setReport(await runConformance(kitCases, setResults));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setRunning(false);
    }
  };
  const verdict = report && (report.passes ? text.verdict.pass : text.verdict.fail);
  return (
    <>
      <p className="max-w-reading text-sm text-ink-muted">
        {text.conformanceLead(kitCases.length)}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={running} onClick={run}>
          {running ? text.running(results.length, kitCases.length) : report ? text.again : text.run}
        </Button>
        {report && (
          <CopyButton text={() => reportText(report, navigator.userAgent)}>
            {text.report}
          </CopyButton>
        )}
      </div>
      <div aria-live="polite" className="mt-4" data-passes={report?.passes}>
        {report && verdict && (
          <Notice kind={report.passes ? 'success' : 'error'}>
            {verdict(text.engine[report.engine])}
          </Notice>
        )}
        {problem && <Notice kind="error">{text.notRun(problem)}</Notice>}
      </div>
      {results.length > 0 && <Results results={results} />}
    </>
  );
}

function Results({ results }: { results: readonly CaseResult[] }) {
  const text = useMessages(sdkDemoMessages);
  const cases: Record<string, string> = text.cases;
  const { columns } = text;
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {results.map(({ key, psnr, greatest, beyondTwo, milliseconds, passes }) => (
        <li key={key} className="rounded-md border border-line p-3 text-sm" data-case={key}>
          <div className="grid grid-cols-2 gap-1">
            {['frame', 'keyed'].map((part) => (
              <img
                key={part}
                src={kitFile(`${key}.${part}`)}
                alt=""
                width={320}
                height={180}
                className="bg-stage"
              />
            ))}
          </div>
          <p className="mt-2 flex items-center justify-between gap-3 font-medium">
            {cases[key] ?? key}
            <Badge dot tone={passes ? 'good' : 'bad'}>
              {passes ? text.pass : text.fail}
            </Badge>
          </p>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-ink-muted tabular-nums">
            <dt>{columns.psnr}</dt>
            <dd className="text-end">
              {Number.isFinite(psnr) ? `${psnr.toFixed(1)} dB` : text.equal}
            </dd>
            <dt>{columns.greatest}</dt>
            <dd className="text-end">{greatest} / 255</dd>
            <dt>{columns.beyond}</dt>
            <dd className="text-end">{(beyondTwo * 100).toFixed(2)}%</dd>
            <dt>{columns.ms}</dt>
            <dd className="text-end">{milliseconds.toFixed(1)} ms</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
