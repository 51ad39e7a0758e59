import type { DocumentCard, DocumentSection } from '#api/documents/contract.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useReading } from '#site/state/reading.ts';
import { Card } from '#ui/card.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import {
  type Icon,
  IconAlert,
  IconBook,
  IconCut,
  IconGlobe,
  IconLight,
  IconPlay,
  IconSmartphone,
} from '#ui/icons.tsx';
import { countRead, ProgressBar } from './progress.tsx';
import { pathToSection } from './sections.ts';

/** Icons by the names that sections use. */
const icons: Record<string, Icon | undefined> = {
  play: IconPlay,
  light: IconLight,
  cut: IconCut,
  globe: IconGlobe,
  smartphone: IconSmartphone,
  alert: IconAlert,
};

/** The top-level sections as courses; on phones the folded list has the same. */
export function CourseCards({
  sections,
  documents,
}: {
  sections: DocumentSection[];
  documents: DocumentCard[];
}) {
  const text = useMessages(documentsMessages);
  const reading = useReading();
  return (
    <section aria-labelledby="courses" className="mt-8 max-md:hidden">
      <h2 id="courses" className="text-lg">
        {text.courses}
      </h2>
      <p className="mb-3 break-after-avoid text-sm text-ink-muted">{text.coursesLead}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map((section) => {
          const { slug, name, summary, minutes, icon } = section;
          const Picture = icons[icon ?? ''] ?? IconBook;
          const courseDocuments = documents.filter(
            (document) => pathToSection([section], document.section.slug).length > 0,
          );
          const read = countRead(courseDocuments, reading);
          return (
            <Card
              key={slug}
              as="li"
              to="/support/document"
              search={{ section: slug }}
              title={
                <span className="flex items-center gap-2.5">
                  <Picture size={22} className="text-key" />
                  {name}
                </span>
              }
              footer={
                <>
                  <p className="mb-2 flex justify-between gap-3 text-xs text-ink-muted">
                    <span>
                      {text.count(section.count)} · {text.time(minutes)}
                    </span>
                    <span className="tabular-nums">
                      {text.progress.read(read, courseDocuments.length)}
                    </span>
                  </p>
                  <ProgressBar
                    name={text.progress.bar(name)}
                    part={read}
                    of={courseDocuments.length}
                  />
                </>
              }
            >
              {summary}
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
