import { type Field, type Form, type Term, termQuery } from './tsquery.ts';

/** What adds to the score of a term; see `search_ranked` in src/db/functions. */
export interface Feature {
  /** Position of the term in the query, from 1. */
  unit: number;
  weight: number;
  /** Condition as `tsquery` text. */
  condition: string;
}

/** Weights of the fields. A match in the title is one in the head and anywhere too: they add up. */
const fieldWeights = {
  title: 5,
  question: 4,
  head: 2,
  often: 1,
  any: 1,
} as const satisfies Record<Field, number>;

/** Weight of a form beside the word as typed. */
const formWeights: Record<NonNullable<Form['relation']> | 'typed', number> = {
  typed: 1,
  prefix: 0.5,
  synonym: 0.4,
};

/** The features of all terms: each kind of form in each field. */
export function featuresOf(terms: readonly Term[]): Feature[] {
  return terms.flatMap((term, at) =>
    groupsOf(term).flatMap(({ weight, forms }) =>
      (Object.keys(fieldWeights) as Field[]).map((field) => ({
        unit: at + 1,
        weight: weight * fieldWeights[field],
        condition: termQuery({ text: term.text, forms }, field),
      })),
    ),
  );
}

function groupsOf({ forms }: Term): { weight: number; forms: Form[] }[] {
  return (Object.keys(formWeights) as (keyof typeof formWeights)[]).flatMap((relation) => {
    const group = forms.filter((form) => (form.relation ?? 'typed') === relation);
    return group.length > 0 ? [{ weight: formWeights[relation], forms: group }] : [];
  });
}
