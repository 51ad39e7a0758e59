import type { ProductKey } from '#contracts/enums/products.ts';
import {
  type Goods,
  type RoomAnswers,
  type RoomQuestion,
  roomQuestions,
} from '#contracts/enums/rooms.ts';
import type { Locale } from '#contracts/locale.ts';
import { encodeRoom } from '#contracts/room-code.ts';
import type { RoomAdvice } from '#contracts/room-guide.ts';
import type { Choice, Need } from './choose.ts';
import type { FigureKey, Figures } from './figures.ts';
import { adviceTexts, type Bounds, type Prices } from './i18n/advice.ts';
import { questionTexts } from './i18n/questions.ts';
import { type Needs, type PlanKey, plans, surveyReading } from './plans.ts';

/** The advice without its equipment and without the names and titles that the database has. */
type DescribedChoice = Omit<RoomAdvice, 'product' | 'reading' | 'kit' | 'plan'> & {
  product: { key: ProductKey; reason: string } | null;
  /** Slug of a document or an article. */
  reading: Record<Locale, string>;
};

/** Puts a choice into words, with the figures it rests on. */
export function describeChoice(
  choice: Choice,
  answers: RoomAnswers,
  figures: Figures,
  locale: Locale,
): DescribedChoice {
  const texts = adviceTexts[locale];
  const { plan, verdict, toMeasure, better } = choice;
  const label = (name: RoomQuestion) => labelOf(name, answers, locale);
  const planTitle = plan ? texts.plans[plan] : texts.none.title;
  const product = productOf(choice, figures, locale);
  return {
    verdict,
    title: toMeasure.length > 0 ? texts.open.title : planTitle,
    isConditional: toMeasure.length > 0,
    reasons: reasonsOf(choice, answers.sells, figures, locale),
    measure: [
      ...doubtOf(choice, label, locale),
      ...toMeasure.map(({ quantity, figure }) => texts.measure[quantity](bound(figure, figures))),
    ],
    better: better && {
      title: texts.plans[better.plan],
      changes: [
        ...better.lacks.map(({ quantity, figure }: Need) =>
          texts.lack[quantity](bound(figure, figures), quantity === 'width' ? '' : label(quantity)),
        ),
        ...(better.lacksBudget ? [texts.lackOfBudget(pricesOf(figures, locale))] : []),
      ],
    },
    product,
    reading:
      plan && verdict !== 'measure' && verdict !== 'check' ? plans[plan].reading : surveyReading,
    booking: {
      type: bookingType(product?.key),
      ...(product ? { product: product.key } : {}),
      budget: answers.budget,
      room: encodeRoom(answers),
    },
  };
}

/** Why this plan: for the goods, in this room; before it is measured, what would follow. */
function reasonsOf(
  { plan, isMakeshift, missed, toMeasure, sure }: Choice,
  sells: Goods,
  figures: Figures,
  locale: Locale,
): string[] {
  const texts = adviceTexts[locale];
  if (!plan) return [texts.none.reason(bound('room-depth-segmentation', figures))];
  const forGoods = isMakeshift
    ? texts.makeshift[sells]
    : texts.goods[sells][plan]?.(missed.map(({ quantity }) => quantity));
  const reasons = [forGoods ?? '', texts.needs[plan](boundsOf(plan, figures))];
  if (toMeasure.length === 0) return reasons;
  return [
    sure ? texts.open.sure(texts.plans[sure]) : texts.open.nothingSure,
    texts.open.ifEnough(texts.plans[plan]),
    ...reasons,
  ];
}

/** What does not go together. */
function doubtOf(
  { doubt }: Choice,
  label: (name: RoomQuestion) => string,
  locale: Locale,
): string[] {
  const { narrow, short } = adviceTexts[locale].open;
  if (!doubt) return [];
  return doubt.kind === 'narrow'
    ? [narrow(label('area'), label('depth'), doubt.width)]
    : [short(label('area'), label('depth'), doubt.side)];
}

/** A complete room, or the program for the customer's own equipment. */
function productOf(
  { plan, completeRoom }: Choice,
  figures: Figures,
  locale: Locale,
): DescribedChoice['product'] {
  if (!plan) return null;
  const texts = adviceTexts[locale].product;
  const prices = pricesOf(figures, locale);
  if (completeRoom === 'yes')
    return { key: '3d', reason: texts.room(prices, bound('live-room-area', figures)) };
  if (completeRoom === 'not-for-this-plan')
    return { key: 'cyan', reason: texts.segmentation(prices) };
  if (plans[plan].software === 'app') return { key: 'app', reason: texts.app };
  return completeRoom === 'area'
    ? { key: 'cyan', reason: texts.small(prices, bound('live-room-area', figures)) }
    : { key: 'cyan', reason: texts.cyan(prices) };
}

function bookingType(product: ProductKey | undefined) {
  if (!product) return 'consultation';
  return product === '3d' ? 'onsite' : 'demo';
}

function bound(figure: FigureKey, figures: Figures): number {
  return figures[figure].minimum ?? 0;
}

function boundsOf(plan: PlanKey, figures: Figures): Bounds {
  const { needs }: { needs: Needs } = plans[plan];
  const of = (figure: FigureKey | undefined) => (figure ? bound(figure, figures) : 0);
  return {
    area: of(needs.area),
    depth: of(needs.depth),
    height: of(needs.height),
    distance: bound('presenter-to-screen', figures),
    closeDistance: bound('presenter-to-screen-small', figures),
  };
}

function pricesOf(figures: Figures, locale: Locale): Prices {
  const { yuan } = adviceTexts[locale];
  const { minimum, maximum } = figures['price-live-room'];
  return {
    from: yuan(minimum ?? 0),
    to: yuan(maximum ?? 0),
    cyan: yuan(bound('price-cyan-year', figures)),
  };
}

/** An answer as a visitor reads it. */
function labelOf(name: RoomQuestion, answers: RoomAnswers, locale: Locale): string {
  const options: Record<string, string> = questionTexts[locale][name].options;
  return options[answers[name]] ?? answers[name];
}

/** The answers, each after what it is about; one of two parts has the second one in brackets. */
export function answerLines(answers: RoomAnswers, locale: Locale): string[] {
  const [colon, open, close] = locale === 'zh' ? ['：', '（', '）'] : [': ', ' (', ')'];
  return roomQuestions.map((name) => {
    const answer = labelOf(name, answers, locale).replace(/[：:]\s*(.+)$/, `${open}$1${close}`);
    return `${adviceTexts[locale].topics[name]}${colon}${answer}`;
  });
}
