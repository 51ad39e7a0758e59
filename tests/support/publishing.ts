import type { ApiDeps } from '#api/deps.ts';
import type { Finding, readPart, readRecord } from '#api/publishing/contract.ts';
import type { listRevisions } from '#api/publishing/history-contract.ts';
import type { ArticleShared, ArticleText } from '#contracts/content/article.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { articleCategories } from '#db/schema/articles.ts';
import { createTestApi, type TestApi } from './api.ts';
import { createTestDatabase } from './database.ts';
import { addSite } from './records/site.ts';
import { addStaffMember, type StaffClient, type StaffMember, staffClient } from './staff.ts';

/** Shared fields of an article of the category `product`. */
export const sharedOf = (slug: string): ArticleShared => ({
  slug,
  category: 'product',
  coverId: null,
  pinned: false,
  listed: true,
  products: [],
});

/** The text of an article. */
export const textOf = (title: string, body = '一段文字。'): ArticleText => ({
  title,
  summary: '',
  authorName: null,
  body,
  seoTitle: null,
  seoDescription: null,
});

let count = 0;

/** The data of an operation's answer. @throws for a refusal */
export function dataOf<Data>(operation: string, { body }: Awaited<ReturnType<StaffClient>>): Data {
  if (!body.success) throw new Error(`${operation}: ${JSON.stringify(body)}`);
  return body.data as Data;
}

/** A member of staff who writes and publishes. */
export class Publisher {
  readonly person: StaffMember;
  readonly call: StaffClient;

  constructor(person: StaffMember, call: StaffClient) {
    this.person = person;
    this.call = call;
  }

  /** Calls an operation and returns its data. @throws for a refusal */
  async ask<Data = object>(operation: string, body?: unknown): Promise<Data> {
    return dataOf<Data>(operation, await this.call(operation, { body }));
  }

  /** Creates an article that is not public. */
  async createArticle(slug = `article-${++count}`): Promise<{ id: string; slug: string }> {
    const { id } = await this.ask<{ id: string }>('POST /admin/content/article', {
      shared: sharedOf(slug),
    });
    return { id, slug };
  }

  /** Saves a draft; returns its version. */
  async save(id: string, part: string, version: number, data: unknown): Promise<number> {
    const path = `PUT /admin/records/${id}/parts/${part}`;
    return (await this.ask<{ version: number }>(path, { version, data })).version;
  }

  /** Publishes parts, given with their versions; returns the findings of the check. */
  async publish(
    id: string,
    parts: Record<string, number>,
    options: object = {},
  ): Promise<Finding[]> {
    const { findings } = await this.ask<{ findings: Finding[] }>(
      `POST /admin/records/${id}/publication`,
      { parts: versionsOf(parts), ...options },
    );
    return findings;
  }

  /** Saves a part and publishes it. */
  async write(id: string, part: string, data: unknown, options: object = {}): Promise<Finding[]> {
    const { version } = await this.readPart(id, part);
    const saved = await this.save(id, part, version, data);
    return this.publish(id, { [part]: saved }, options);
  }

  readPart(id: string, part: string) {
    return this.ask<RouteData<typeof readPart>>(`GET /admin/records/${id}/parts/${part}`);
  }

  view(id: string) {
    return this.ask<RouteData<typeof readRecord>>(`GET /admin/records/${id}`);
  }

  /** The history of one part. */
  async revisions(id: string, part = 'zh') {
    const path = `GET /admin/records/${id}/revisions?part=${part}`;
    return (await this.ask<RouteData<typeof listRevisions>>(path)).items;
  }
}

/** Parts and versions as the contract has them. */
export const versionsOf = (parts: Record<string, number>) =>
  Object.entries(parts).map(([part, version]) => ({ part, version }));

/** A person who signs in to the API of a database. */
export async function signInTo(
  db: Database,
  api: TestApi,
  role: StaffRole,
  name: string,
): Promise<Publisher> {
  const person = await addStaffMember(db, role, { name });
  return new Publisher(person, await staffClient(db, api, person));
}

/** A database with settings and one category, its API, and people who sign in. */
export async function openPublishing(options: Pick<ApiDeps, 'isPage'> = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const api = createTestApi(db, 'zh', options);
  await addSite(db);
  await db.insert(articleCategories).values({ key: 'product', nameZh: '产品', nameEn: 'Product' });
  const signIn = (role: StaffRole, name: string) => signInTo(db, api, role, name);
  return { database, db, api, signIn };
}
