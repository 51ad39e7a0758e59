import type { ProductKey } from '#contracts/enums/products.ts';
import { type Goods, type RoomAnswers, roomQuestions } from '#contracts/enums/rooms.ts';
import { equipmentNames } from '#contracts/equipment-names.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RoomAdvice } from '#contracts/room-guide.ts';
import type { Choice, Need } from './choose.ts';
import type { FigureKey, Figures } from './figures.ts';
import { adviceTexts, type Bounds, type Prices } from './i18n/advice.ts';
import { questionTexts } from './i18n/questions.ts';
import { goodsCamera, kits } from './kits.ts';
import { type Needs, type PlanKey, plans, surveyReading } from './plans.ts';

/** The advice without its plan and without the names and titles that the database has. */
type DescribedChoice = Omit<RoomAdvice, 'product' | 'reading' | 'plan'> & {
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
  const title = plan ? texts.plans[plan] : texts.none.title;
  const product = productOf(choice, figures, locale);
  const { labels, short } = answerTexts(answers, locale);
  return {
    verdict,
    title,
    reasons: plan
      ? [
          verdict === 'makeshift'
            ? texts.makeshift[answers.sells]
            : (texts.goods[answers.sells][plan] ?? ''),
          texts.needs[plan](boundsOf(plan, figures)),
        ]
      : [texts.none.reason(bound('room-depth-segmentation', figures))],
    measure: toMeasure.map(({ quantity, figure }) =>
      texts.measure[quantity](bound(figure, figures)),
    ),
    better: better && {
      title: texts.plans[better.plan],
      changes: [
        ...better.lacks.map(({ quantity, figure }: Need) =>
          texts.lack[quantity](bound(figure, figures), short[quantity]),
        ),
        ...(better.lacksBudget ? [texts.lackOfBudget(pricesOf(figures, locale))] : []),
      ],
    },
    product,
    kit: kitOf(choice, answers.sells, figures, locale),
    reading: plan && toMeasure.length === 0 ? plans[plan].reading : surveyReading,
    booking: {
      type: bookingType(product?.key),
      ...(product ? { product: product.key } : {}),
      budget: answers.budget,
      message: texts.message(labels, title),
    },
  };
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
  if (completeRoom) return { key: '3d', reason: texts.room(prices) };
  if (plans[plan].budget === 'software') return { key: 'cyan', reason: texts.segmentation(prices) };
  return plans[plan].software === 'app'
    ? { key: 'app', reason: texts.app }
    : { key: 'cyan', reason: texts.cyan(prices) };
}

function kitOf(
  { plan, verdict }: Choice,
  sells: Goods,
  figures: Figures,
  locale: Locale,
): RoomAdvice['kit'] {
  if (!plan) return [];
  const { count, upload } = plans[plan].lines;
  // Large goods are shown in clips.
  const needsCamera = verdict === 'makeshift' && sells !== 'large';
  const lines = needsCamera ? [...kits[plan], goodsCamera] : kits[plan];
  return [
    ...lines.map(([item, pieces]) => ({ name: equipmentNames[locale][item], count: pieces })),
    { name: adviceTexts[locale].upload(bound(upload, figures)), count },
  ];
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

/** The answers as a visitor reads them: with their question, and alone. */
function answerTexts(answers: RoomAnswers, locale: Locale) {
  const label = (name: keyof RoomAnswers) => {
    const options: Record<string, string> = questionTexts[locale][name].options;
    return options[answers[name]] ?? answers[name];
  };
  return {
    labels: roomQuestions.map((name) => {
      const [question = ''] = questionTexts[locale][name].label.split(/[：:?]/);
      return adviceTexts[locale].answered(question, label(name));
    }),
    short: { area: label('area'), depth: label('depth'), height: label('height') },
  };
}
