import type { SearchAnswer } from '#api/search/contract.ts';
import { IconArrowRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { targetOf } from './entries.ts';

/** The answer to a common question: a title, a few sentences, and the page that says more. */
export function AnswerText({ title, text, label }: SearchAnswer) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="mt-1 block text-sm text-ink-muted">{text}</span>
      <span className="mt-2 flex items-center gap-1 text-sm font-semibold text-key">
        {label}
        <IconArrowRight size={16} />
      </span>
    </>
  );
}

/** An answer above the list of a page. */
export function AnswerCard({ answer }: { answer: SearchAnswer }) {
  const target = targetOf(answer.path);
  if (!target) return null;
  return (
    <Link {...target} className="answer-card mb-6">
      <span className="min-w-0">
        <AnswerText {...answer} />
      </span>
    </Link>
  );
}
