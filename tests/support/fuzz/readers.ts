import { csrfToken } from '#api/access/tokens.ts';
import { MARKDOWN_MAX } from '#contracts/content/fields.ts';
import { importedResources } from '#contracts/enums/transfers.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { UPLOAD_CHUNK_BYTES } from '#contracts/uploads.ts';
import { uploadClient } from '../uploads.ts';
import type { Random } from './random.ts';
import { hostileSvg } from './tables.ts';
import { costlyPhrase, hostileJson, hostilePhrase, hostileText } from './texts.ts';

/** An answer that is a fault of the site. */
export interface Fault {
  request: string;
  status: number;
  text: string;
}

/** A person who is signed in, or a visitor without a session. */
export class Client {
  readonly #address: string;
  readonly #token: string;
  readonly #faults: Fault[];
  readonly tus: ReturnType<typeof uploadClient>;
  /** The reader that it sends things to now. */
  reader = '';
  /** How often each reader answered with each status. */
  readonly statuses = new Map<string, number>();

  constructor(address: string, token: string, faults: Fault[]) {
    this.#address = address;
    this.#token = token;
    this.#faults = faults;
    this.tus = uploadClient((path, init) => this.send(`api${path}`, init), token, this.#origin);
  }

  get #origin() {
    return new URL(this.#address).origin;
  }

  /** Sends a request and notes an answer that is a fault. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.#address}${path}`, { redirect: 'manual', ...init });
    const { status } = response;
    const name = `${this.reader} ${status}`;
    this.statuses.set(name, (this.statuses.get(name) ?? 0) + 1);
    if (status >= 500) {
      const text = await response.clone().text();
      // Too much work at once is no fault, if the answer says so.
      const isPlain = status === 503 && /请稍|Please|try again/.test(text);
      if (!isPlain) {
        const request = `${init.method ?? 'GET'} ${path.slice(0, 200)}`;
        this.#faults.push({ request, status, text: text.slice(0, 200) });
      }
    }
    return response;
  }

  /** Calls an operation; a text is sent as it is. */
  ask(method: string, path: string, body?: unknown): Promise<Response> {
    return this.send(`api${path}`, {
      method,
      headers: {
        origin: this.#origin,
        'accept-language': 'en',
        // Limits count by network: readers come from many.
        'x-forwarded-for': `2001:db8:${(addresses++ % 60_000).toString(16)}::1`,
        ...(this.#token && {
          cookie: `staff=${this.#token}`,
          'x-csrf-token': csrfToken(this.#token),
        }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Calls an operation; returns its data, or undefined for a refusal. */
  async call<Data = Record<string, never>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Data | undefined> {
    const text = await (await this.ask(method, path, body)).text();
    const answer = text.startsWith('{') ? (JSON.parse(text) as Envelope<Data>) : undefined;
    return answer?.success ? (answer.data as Data) : undefined;
  }

  /** Uploads a file and lets somebody use it; false if the upload was refused. */
  async withUpload(
    purpose: string,
    content: Uint8Array,
    use: (id: string) => Promise<unknown>,
  ): Promise<boolean> {
    const created = await this.tus.create(content.length, { purpose, fileName: 'file.svg' });
    if (created.status !== 201) return false;
    const path = this.tus.pathOf(created);
    for (let at = 0; at < content.length; at += UPLOAD_CHUNK_BYTES) {
      await this.tus.append(path, at, content.subarray(at, at + UPLOAD_CHUNK_BYTES));
    }
    await use(path.split('/').at(-1) ?? '');
    return true;
  }
}
let addresses = 1;

/** A part of a record whose texts are Markdown, and other texts. */
interface Target {
  id: string;
  part: 'zh' | 'en';
  path: string;
}

/** A reader of what people bring: sends it one hostile thing. */
export type Reader = (random: Random, client: Client) => Promise<unknown>;

/** Fields with Markdown. */
const MARKDOWN_FIELDS = ['body', 'challenge', 'solution'];

/** The readers of a site with the demo content, by name. */
export async function openReaders(
  client: Client,
  hostileTable: (random: Random) => Uint8Array,
): Promise<Record<string, Reader>> {
  const targets: Target[] = [];
  const seeds: string[] = [];
  for (const kind of ['article', 'case', 'document', 'page', 'diagnosis']) {
    const list = await client.call<{ items: { id: string }[] }>('GET', `/admin/content/${kind}`);
    for (const { id } of list?.items.slice(0, 3) ?? []) {
      const { path = '' } =
        (await client.call<{ path: string }>('GET', `/admin/records/${id}`)) ?? {};
      for (const part of ['zh', 'en'] as const) targets.push({ id, part, path });
      const text = await client.call<{ data: object }>('GET', `/admin/records/${id}/parts/zh`);
      for (const value of Object.values(text?.data ?? {})) {
        if (typeof value === 'string' && value.length > 200) seeds.push(value);
      }
    }
  }
  const documents = await client.call<{ items: { slug: string }[] }>('GET', '/documents');
  const form = await client.call<{ privacyVersion: string }>('GET', '/bookings/form');
  /** A text that the database can store, most often: others are refused at once. */
  const text = (random: Random, most: number) => {
    const made = hostileText(random, most, seeds);
    return random.chance(0.9) ? made.replaceAll('\0', '').toWellFormed() : made;
  };

  /** Saves a draft with hostile texts. */
  async function saveDraft(random: Random, by: Client, { id, part }: Target) {
    const path = `/admin/records/${id}/parts/${part}`;
    const stored = await by.call<{ version: number; data: Record<string, unknown> }>('GET', path);
    if (!stored) return undefined;
    const data = changeTexts(random, stored.data, text);
    const saved = await by.call<{ version: number }>('PUT', path, {
      version: stored.version,
      data,
    });
    return saved && { part, version: saved.version };
  }

  return {
    async findings(random, by) {
      const target = random.pick(targets);
      await saveDraft(random, by, target);
      await by.call('GET', `/admin/records/${target.id}/findings`);
    },
    async preview(random, by) {
      const target = random.pick(targets);
      await saveDraft(random, by, target);
      const query = random.chance(0.5) ? '' : '?locale=en';
      const link = await by.call<{ url: string }>(
        'GET',
        `/admin/records/${target.id}/preview${query}`,
      );
      if (!link) return;
      const { pathname, search } = new URL(link.url, 'http://localhost/');
      await by.send(pathname.slice(1) + search);
    },
    async publication(random, by) {
      const target = random.pick(targets);
      const saved = await saveDraft(random, by, target);
      if (!saved) return;
      await by.call('POST', `/admin/records/${target.id}/publication`, { parts: [saved] });
      await by.send(target.path.replace(/^\//, ''));
    },
    async fact(random, by) {
      await by.call('POST', '/admin/facts', {
        key: `fuzz-${random.int(0, 1e9)}`,
        subject: 'product',
        minimum: random.pick([1, 30, 1e300]),
        maximum: null,
        unitZh: '米',
        unitEn: 'm',
        unitEnOne: '',
        textZh: null,
        textEn: null,
        conditionZh: '',
        conditionEn: '',
        sourceKind: 'measurement',
        sourceZh: 'x',
        sourceEn: 'x',
        checkedOn: '2026-11-01',
        phrasesZh: [random.chance(0.3) ? hostilePhrase(random) : costlyPhrase(random)],
        phrasesEn: [],
      });
    },
    async riskyWord(random, by) {
      await by.call('POST', '/admin/risky-words', {
        word: hostilePhrase(random).slice(0, 160),
        category: 'absolute',
        severity: 'warning',
        reasonZh: 'x',
        reasonEn: '',
        suggestionZh: '',
        suggestionEn: '',
        exceptions: [hostilePhrase(random).slice(0, 60)],
        note: '',
        active: true,
      });
    },
    async table(random, by) {
      const resource = random.pick(importedResources);
      await by.withUpload('import', hostileTable(random), async (upload) => {
        await by.call('POST', '/admin/import-checks', { resource, upload });
        if (random.chance(0.3)) await by.call('POST', '/admin/imports', { resource, upload });
      });
    },
    async drawing(random, by) {
      await by.withUpload('media', hostileSvg(random), (upload) =>
        by.call('POST', '/admin/media', { upload }),
      );
    },
    async search(random, by) {
      const q = encodeURIComponent(hostileText(random, 400).toWellFormed());
      const path = random.pick([
        '/search?locale=zh&',
        '/admin/search?',
        '/admin/records?',
        '/admin/media?',
      ]);
      await by.call('GET', `${path}q=${q}`);
    },
    async json(random, by) {
      const [method, path] = random.pick([
        ['POST', '/admin/content/article'],
        ['POST', '/admin/facts'],
        ['POST', '/bookings'],
        ['PATCH', '/admin/account'],
        ['PUT', `/admin/records/${random.pick(targets).id}/parts/zh`],
      ] as const);
      await by.call(method, path, hostileJson(random, 250_000));
    },
    async visitor(random, by) {
      const comment = hostileText(random, 500);
      await by.call('POST', `/documents/${documents?.items[0]?.slug}/feedback`, {
        helpful: false,
        comment,
      });
      await by.call('POST', '/bookings', {
        idempotencyKey: `fuzz-${random.int(1e9, 2e9)}-key`,
        name: hostileText(random, 60),
        company: hostileText(random, 100),
        phone: random.pick(['13800138000', hostileText(random, 40)]),
        privacyVersion: form?.privacyVersion,
        message: hostileText(random, 1_000),
        consent: true,
      });
    },
  };
}

/** The data of a part with one of its texts changed: Markdown most often. */
function changeTexts(
  random: Random,
  data: Record<string, unknown>,
  text: (random: Random, most: number) => string,
): Record<string, unknown> {
  const markdown = MARKDOWN_FIELDS.filter((name) => name in data);
  if (markdown.length > 0 && random.chance(0.9)) {
    return { ...data, [random.pick(markdown)]: text(random, MARKDOWN_MAX) };
  }
  const changed = structuredClone(data);
  const places = textPlaces(changed);
  if (places.length === 0) return changed;
  const [owner, name] = random.pick(places);
  owner[name] = text(random, random.pick([160, 2_000, MARKDOWN_MAX]));
  return changed;
}

/** Where texts are in data. */
function textPlaces(value: unknown): [owner: Record<string, unknown>, name: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && !/^(?:id|type|key|to)$/.test(name)
      ? [[value as Record<string, unknown>, name] as [Record<string, unknown>, string]]
      : textPlaces(inner),
  );
}
