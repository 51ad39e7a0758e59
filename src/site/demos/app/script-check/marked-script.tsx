import { piecesOf, type RiskMatch, severityRank } from '#contracts/risky-words.ts';
import type { ListedWord } from './machine.ts';

const looks = {
  forbidden: 'bg-bad/20 decoration-bad',
  warning: 'bg-warn/20 decoration-warn',
  notice: 'bg-info/20 decoration-info',
} as const;

/** The script with its risky places marked; where two overlap, the more severe one shows. */
export function MarkedScript({
  script,
  matches,
}: {
  script: string;
  matches: readonly RiskMatch<ListedWord>[];
}) {
  return (
    <p
      // Of the same language as the field.
      lang="zh-CN"
      className="rounded-sm border border-line bg-stage p-3 text-sm leading-relaxed break-words whitespace-pre-wrap"
    >
      {piecesOf(script, matches).map(({ text, start, matches: at }) => {
        const [worst] = [...at].sort((a, b) => severityRank(b.word) - severityRank(a.word));
        if (!worst) return text;
        return (
          <mark
            key={start}
            className={`rounded-sm text-ink underline decoration-2 underline-offset-4 ${looks[worst.word.severity]}`}
          >
            {text}
          </mark>
        );
      })}
    </p>
  );
}
