/** Required fields by type, from the documentation of search engines and schema.org. */
interface Rule {
  /** Required fields, as paths below the node. */
  required: readonly string[];
  /** Fields that must be absolute addresses if present. */
  addresses?: readonly string[];
  /** Fields that must be dates or times if present. */
  dates?: readonly string[];
}

const article: Rule = {
  required: [
    'headline',
    'description',
    'inLanguage',
    'mainEntityOfPage',
    'author.name',
    'publisher.name',
    'publisher.logo',
  ],
  addresses: ['url', 'mainEntityOfPage', 'image', 'author.url', 'publisher.url', 'publisher.logo'],
  dates: ['datePublished', 'dateModified'],
};
const dated: Rule = {
  ...article,
  required: [...article.required, 'datePublished', 'dateModified'],
};

const rules: Record<string, Rule> = {
  Organization: {
    required: ['name', 'url', 'logo', 'description'],
    addresses: ['@id', 'url', 'logo'],
  },
  WebSite: {
    required: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
    addresses: ['@id', 'url', 'publisher.@id', 'potentialAction.target.urlTemplate'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'], addresses: ['item'] },
  Article: dated,
  NewsArticle: dated,
  TechArticle: { ...dated, required: [...dated.required, 'proficiencyLevel'] },
  Product: {
    required: ['name', 'description', 'url', 'brand.name'],
    addresses: ['url', 'image'],
  },
  SoftwareApplication: {
    required: ['name', 'operatingSystem', 'applicationCategory', 'url', 'publisher.name'],
    addresses: ['url', 'downloadUrl', 'image'],
    dates: ['datePublished'],
  },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer.text'] },
  HowTo: { required: ['name', 'step'] },
  HowToStep: { required: ['name', 'text'] },
};

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Errors in the structured data of a page; empty if it is valid. */
export function structuredDataProblems(node: unknown): string[] {
  const data = node as Record<string, unknown>;
  const type = String(data['@type']);
  const problems: string[] = [];
  if (data['@context'] !== 'https://schema.org') problems.push(`${type}: wrong @context`);
  return [...problems, ...partProblems(data), ...orderProblems(data)];
}

function partProblems(data: Record<string, unknown>): string[] {
  const type = String(data['@type']);
  const rule = rules[type];
  if (!rule) return [`${type}: no rule is known`];
  const valuesOf = (path: string) => valuesAt(data, path);
  const missing = rule.required.filter((path) => !valuesOf(path).some(isFilled));
  const badAddress = (rule.addresses ?? []).filter((path) =>
    valuesOf(path).some((value) => !isAddress(value)),
  );
  const badDate = (rule.dates ?? []).filter((path) =>
    valuesOf(path).some((value) => !isDate(value)),
  );
  const empty = emptyFields(data);
  const parts = ['itemListElement', 'mainEntity', 'step'].flatMap((field) =>
    Array.isArray(data[field]) ? (data[field] as Record<string, unknown>[]) : [],
  );
  return [
    ...missing.map((path) => `${type}: ${path} is missing`),
    ...badAddress.map((path) => `${type}: ${path} is no absolute address`),
    ...badDate.map((path) => `${type}: ${path} is no date`),
    ...empty.map((path) => `${type}: ${path} is empty`),
    ...(typeof data.headline === 'string' && data.headline.length > 110
      ? [`${type}: the headline is too long`]
      : []),
    ...parts.flatMap(partProblems),
  ];
}

/** Positions must count from 1 without gaps. */
function orderProblems(data: Record<string, unknown>): string[] {
  const items = data.itemListElement;
  if (!Array.isArray(items)) return [];
  return items.every(({ position }, index) => position === index + 1)
    ? []
    : [`${data['@type']}: positions do not count from 1`];
}

function valuesAt(data: unknown, path: string): unknown[] {
  let values: unknown[] = [data];
  for (const name of path.split('.')) {
    values = values.flatMap((value) => {
      const field = (value as Record<string, unknown>)?.[name];
      return field === undefined ? [] : Array.isArray(field) ? field : [field];
    });
  }
  return values;
}

function emptyFields(data: object): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return [name];
    if (typeof value === 'object' && !Array.isArray(value)) {
      return emptyFields(value).map((inner) => `${name}.${inner}`);
    }
    return [];
  });
}

const isFilled = (value: unknown) => value !== null && value !== '';
const isAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const isDate = (value: unknown) =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));
