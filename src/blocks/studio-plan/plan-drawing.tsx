import { createElement, useState } from 'react';
import { drawStudio } from '#contracts/studio-plan/drawing/draw-studio.ts';
import { pagePalette } from '#contracts/studio-plan/drawing/paints.ts';
import { svgElements } from '#contracts/studio-plan/drawing/svg.ts';
import { studioLabels } from '#contracts/studio-plan/i18n/labels.ts';
import type { Studio } from '#contracts/studio-plan/studio.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { plannerMessages } from './messages.ts';

/** The drawing to scale, whole on small screens and on paper; enlarged, it scrolls in its box. */
export function PlanDrawing({ studio }: { studio: Studio }) {
  const text = useMessages(plannerMessages);
  const [isLarge, setLarge] = useState(false);
  const drawing = drawStudio(studio, studioLabels[useLocale()]);
  const { width, depth, height } = studio.plan;
  return (
    <figure className="rounded-md border border-line bg-surface">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no group of fields */}
      <div
        className="overflow-auto p-2 max-lg:max-h-[50svh] lg:p-4 print:max-h-none print:overflow-visible"
        role="group"
        aria-label={text.drawing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <svg
          role="img"
          aria-label={text.drawingLabel(width, depth, height)}
          viewBox={`0 0 ${drawing.width.toFixed(1)} ${drawing.height.toFixed(1)}`}
          className={cx(
            'mx-auto block h-auto print:max-h-[17cm] print:w-full print:min-w-0',
            isLarge ? 'w-[200%] max-lg:min-w-[48rem]' : 'w-full max-w-[46rem] max-lg:max-h-[34svh]',
          )}
        >
          {svgElements(drawing, pagePalette).map(({ tag, attributes, text: words }, index) =>
            createElement(tag, { key: index, ...attributes }, words),
          )}
        </svg>
      </div>
      <figcaption className="flex justify-end px-3 pb-1 noscript:hidden lg:pb-3">
        <Button variant="ghost" size="sm" icon={IconSearch} onClick={() => setLarge(!isLarge)}>
          {isLarge ? text.zoomOut : text.zoomIn}
        </Button>
      </figcaption>
    </figure>
  );
}
