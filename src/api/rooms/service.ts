import { and, eq } from 'drizzle-orm';
import { readFacts } from '#api/facts/service.ts';
import { productColumns, productTexts } from '#api/products/texts.ts';
import { type RoomAnswers, roomAnswers, roomQuestions } from '#contracts/enums/rooms.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RoomAdvice, RoomGuide } from '#contracts/room-guide.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { articles, articleTranslations } from '#db/schema/articles.ts';
import { documents, documentTranslations } from '#db/schema/documents.ts';
import { products } from '#db/schema/products.ts';
import { describeChoice } from './advice.ts';
import { choosePlan } from './choose.ts';
import { figuresOf } from './figures.ts';
import { questionTexts } from './i18n/questions.ts';
import { describeKit } from './kit.ts';
import { studioFiguresOf } from './studio-plan/service.ts';

type Given = { [Q in keyof RoomAnswers]?: RoomAnswers[Q] | undefined };

/** The questions with the answers given so far, and the advice once all are given. */
export async function readRoomGuide(
  db: Database,
  locale: Locale,
  given: Given,
): Promise<RoomGuide> {
  return {
    questions: roomQuestions.map((name) => {
      const { label, options } = questionTexts[locale][name];
      const labels: Record<string, string> = options;
      return {
        name,
        label,
        options: roomAnswers[name].map((value) => ({ value, label: labels[value] ?? value })),
        answer: given[name] ?? null,
      };
    }),
    advice: isComplete(given) ? await readAdvice(db, locale, given) : null,
  };
}

function isComplete(given: Given): given is RoomAnswers {
  return roomQuestions.every((name) => given[name] !== undefined);
}

async function readAdvice(db: Database, locale: Locale, answers: RoomAnswers): Promise<RoomAdvice> {
  const facts = await readFacts(db, locale);
  const figures = figuresOf(facts);
  const choice = choosePlan(answers, figures);
  const { product, reading, title, ...described } = describeChoice(
    choice,
    answers,
    figures,
    locale,
  );
  const [row, text] = await Promise.all([
    product ? readProduct(db, product.key, locale) : null,
    readReading(db, reading[locale], locale),
  ]);
  return {
    ...described,
    title,
    product: product && row ? { ...product, name: row.name } : null,
    reading: text,
    ...describeKit(choice, answers, product?.key, studioFiguresOf(facts), locale),
  };
}

async function readProduct(db: Database, key: string, locale: Locale) {
  const [row] = await db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.key, key), eq(products.visible, true)));
  return row ? productTexts(row, locale) : null;
}

/** The document of a slug, on English pages the article; null if it is not public. */
async function readReading(
  db: Database,
  slug: string,
  locale: Locale,
): Promise<RoomAdvice['reading']> {
  const [row] =
    locale === 'zh'
      ? await db
          .select({ title: documentTranslations.title })
          .from(documentTranslations)
          .innerJoin(documents, eq(documents.id, documentTranslations.documentId))
          .where(and(eq(documents.slug, slug), isPublicIn(documentTranslations, locale)))
      : await db
          .select({ title: articleTranslations.title })
          .from(articleTranslations)
          .innerJoin(articles, eq(articles.id, articleTranslations.articleId))
          .where(and(eq(articles.slug, slug), isPublicIn(articleTranslations, locale)));
  return row ? { path: `/${locale === 'zh' ? 'dmfaq' : 'show'}/${slug}`, title: row.title } : null;
}
