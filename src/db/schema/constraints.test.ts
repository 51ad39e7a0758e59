import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const HASH = 'a'.repeat(64);
let test: TestDatabase;
let client: Client;

/** The first row of a result. */
async function one(text: string, values: unknown[] = []) {
  return (await client.query(text, values)).rows[0];
}

/** Runs a statement that must fail; returns the violated constraint, or else the message. */
async function rejection(text: string, values: unknown[] = []): Promise<string> {
  await client.query('savepoint attempt');
  try {
    await client.query(text, values);
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string };
    return constraint ?? message;
  } finally {
    await client.query('rollback to savepoint attempt');
  }
  return 'accepted';
}

/** Adds a draft of a sheet without its body. */
const addHead = (kind: string) =>
  one(
    "insert into sheets (kind, number, title_zh, locale) values ($1, uuidv4()::text, 't', 'zh') returning id",
    [kind],
  );

/** A row of the audit log with this position after the row with this HMAC. */
const auditRow = (position: number, previousMac: string) =>
  `insert into audit_log (id, position, actor, action, entity_type, changes, key_id, previous_mac, mac, created_at)
   values (uuidv7(), ${position}, 'system', 'seal', 'acceptance', '{}', 'k', '${previousMac}', '${HASH}', now())`;

beforeAll(async () => {
  test = await createTestDatabase();
  client = new Client(test.ownerUrl);
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await test?.drop();
});

describe('constraints and triggers', () => {
  beforeEach(async () => {
    await client.query('begin');
    return async () => {
      await client.query('rollback');
    };
  });

  it('sets updated_at only if a column changed', async () => {
    const past = '2020-01-01T00:00:00Z';
    await client.query(
      "insert into industries (key, name_zh, updated_at) values ('beauty', '美妆', $1)",
      [past],
    );
    const same = await one("update industries set name_zh = '美妆' returning updated_at");
    expect(same.updated_at).toEqual(new Date(past));
    const changed = await one("update industries set name_zh = '个护' returning updated_at");
    expect(changed.updated_at > same.updated_at).toBe(true);
  });

  it('rejects invalid slugs and paths, unknown values and published texts without a date', async () => {
    await client.query("insert into article_categories (key, name_zh) values ('news', '动态')");
    expect(
      await rejection("insert into articles (slug, category_key) values ('Bad Slug', 'news')"),
    ).toBe('articles_slug_check');
    expect(await rejection("insert into articles (slug, category_key) values ('a', 'none')")).toBe(
      'articles_category_key_article_categories_key_fk',
    );
    const article = await one(
      "insert into articles (slug, category_key) values ('a', 'news') returning id",
    );
    const text = 'insert into article_translations (article_id, locale, title, status) values';
    expect(await rejection(`${text} ($1, 'fr', 't', 'draft')`, [article.id])).toBe(
      'article_translations_locale_check',
    );
    expect(await rejection(`${text} ($1, 'zh', 't', 'published')`, [article.id])).toBe(
      'article_translations_published_at_check',
    );
    const count = `insert into article_counts (locale, category_key, pinned, month, total)
      values ('fr', 'news', false, '2026-11-01', 1)`;
    expect(await rejection(count)).toBe('article_counts_locale_check');
    expect(await rejection("delete from article_categories where key = 'news'")).toBe(
      'articles_category_key_article_categories_key_fk',
    );
    expect(
      await rejection(
        "insert into menu_items (location, label_zh, path) values ('header', 'x', 'x')",
      ),
    ).toBe('menu_items_target_check');
  });

  it('accepts only higher versions of a text', async () => {
    await client.query("insert into article_categories (key, name_zh) values ('news', '动态')");
    await client.query("insert into articles (slug, category_key) values ('a', 'news')");
    await client.query(
      "insert into article_translations (article_id, locale, title) select id, 'zh', 't' from articles",
    );
    const save = async (change: string) =>
      (await one(`update article_translations set ${change} returning version`)).version;
    expect(await save("title = 't'")).toBe(1);
    expect(await save("title = 'u'")).toBe(2);
    expect(await save("title = 'v', version = 3")).toBe(3);
    for (const version of [2, 3]) {
      const change = `update article_translations set title = 'w', version = ${version}`;
      expect(await rejection(change)).toContain(`version ${version} is not newer than 3`);
    }
  });

  it('requires a contact for a booking, until it is erased', async () => {
    const booking = `insert into bookings
      (reference, idempotency_key, name, phone, erased_at, consented_at, privacy_version, locale)
      values ('MJ-261121-7K3QX', 'k', 'n', $1, $2, now(), '1', 'zh')`;
    expect(await rejection(booking, [null, null])).toBe('bookings_contact_check');
    expect(await rejection(booking, ['13800001111', null])).toBe('bookings_phone_check');
    expect(await rejection(booking, ['+8613800001111', null])).toBe('accepted');
    expect(await rejection(booking, [null, new Date()])).toBe('accepted');
  });

  it('takes digits as an extension, of a number only', async () => {
    const change = (phone: string, extension: string) =>
      `insert into bookings (reference, idempotency_key, name, phone, phone_extension, wechat,
        consented_at, privacy_version, locale)
        values ('MJ-261121-EXT01', 'x', 'n', ${phone}, '${extension}', 'lin_yi', now(), '1', 'zh')`;
    expect(await rejection(change(`'+861062345678'`, '8o1'))).toBe(
      'bookings_phone_extension_check',
    );
    expect(await rejection(change('null', '801'))).toBe('bookings_phone_extension_check');
    expect(await rejection(change(`'+861062345678'`, '801'))).toBe('accepted');
  });

  it('deletes a shared link with its sheet', async () => {
    const share = 'insert into share_links (token, sheet_id) values ($1, $2)';
    const sheet = await addHead('device-sheet');
    expect(await rejection(share, ['short', sheet.id])).toBe('share_links_token_check');
    expect(await rejection(share, ['demo-device', null])).toBe('share_links_target_check');
    await client.query(share, ['demo-device', sheet.id]);
    await client.query('delete from sheets');
    expect(await one('select count(*)::int as links from share_links')).toEqual({ links: 0 });
  });

  it('clears the booking of a project when the booking is deleted', async () => {
    const booking = await one(`insert into bookings
      (reference, idempotency_key, name, email, consented_at, privacy_version, locale)
      values ('MJ-261121-7K3QX', 'k', 'n', 'a@example.test', now(), '1', 'zh') returning id`);
    const customer = await one("insert into customers (name) values ('c') returning id");
    const project = `insert into projects (number, name, customer_id, booking_id)
      values ('P-1', 'n', $1, $2)`;
    expect(await rejection(project, [customer.id, customer.id])).toBe(
      'projects_booking_id_bookings_id_fk',
    );
    await client.query(project, [customer.id, booking.id]);
    await client.query('delete from bookings');
    expect(await one('select booking_id from projects')).toEqual({ booking_id: null });
  });

  it('clears the acceptance item of a work order when the item is deleted', async () => {
    const sheet = await addHead('acceptance');
    await client.query("insert into acceptance_sheets (id, statement_zh) values ($1, 'x')", [
      sheet.id,
    ]);
    const item = await one(
      `insert into acceptance_items (sheet_id, title_zh, criterion_zh) values ($1, 't', 'c')
      returning id`,
      [sheet.id],
    );
    const head = await addHead('work-order');
    const order = `insert into work_orders (id, kind, site_address, acceptance_item_id)
      values ('${head.id}', 'installation', 'a', $1)`;
    expect(await rejection(order, [sheet.id])).toBe(
      'work_orders_acceptance_item_id_acceptance_items_id_fk',
    );
    await client.query(order, [item.id]);
    await client.query('delete from acceptance_items');
    expect(await one('select acceptance_item_id from work_orders')).toEqual({
      acceptance_item_id: null,
    });
  });

  it('accepts connections between devices of one sheet only', async () => {
    const addSheet = async () => {
      const head = await addHead('device-sheet');
      await client.query('insert into device_sheets (id) values ($1)', [head.id]);
      return head;
    };
    const device =
      "insert into devices (sheet_id, category, name, model) values ($1, 'camera', 'n', 'm') returning id";
    const [first, second] = [await addSheet(), await addSheet()];
    const [from, to] = [await one(device, [first.id]), await one(device, [second.id])];
    expect(
      await rejection(
        "insert into device_connections (sheet_id, from_id, to_id, signal) values ($1, $2, $3, 'sdi')",
        [first.id, from.id, to.id],
      ),
    ).toBe('device_connections_to_fk');
  });

  it('accepts one redemption per code', async () => {
    const campaign = await one(
      "insert into campaigns (slug, licence_days) values ('sony', 365) returning id",
    );
    const batch = await one(
      "insert into redemption_batches (campaign_id, label, quantity, made, imported) values ($1, '批次', 1, 1, true) returning id",
      [campaign.id],
    );
    const code = await one(
      "insert into redemption_codes (code_mac, key_id, last4, campaign_id, batch_id) values ($1, 'k', '1234', $2, $3) returning id",
      [HASH, campaign.id, batch.id],
    );
    const redeem = `insert into redemptions
      (code_id, email, licence_key, licence, expires_at, consented_at, privacy_version, locale)
      values ($1, 'a@example.test', $2, '{}', now() + interval '1 year', now(), '1', 'zh')`;
    await client.query(redeem, [code.id, 'L-1']);
    expect(await rejection(redeem, [code.id, 'L-2'])).toBe('redemptions_code_id_unique');
  });

  it('accepts an approval of the issued version only, and rejects changes to that version', async () => {
    const sheet = await addHead('requirement');
    await client.query(
      "insert into sheet_revisions (sheet_id, revision, body, content_hash) values ($1, 1, '{}', $2)",
      [sheet.id, HASH],
    );
    expect(await rejection("update sheet_revisions set note = 'x'")).toContain('cannot change');
    expect(await rejection('delete from sheet_revisions')).toContain('cannot change');
    const approve = `insert into sheet_decisions (sheet_id, revision, content_hash, kind, party, name, locale)
      values ($1, 1, $2, 'approve', 'customer', 'n', 'zh')`;
    expect(await rejection(approve, [sheet.id, 'b'.repeat(64)])).toBe(
      'sheet_decisions_revision_fk',
    );
    await client.query(approve, [sheet.id, HASH]);
    expect(await rejection(approve, [sheet.id, HASH])).toBe('sheet_decisions_party_key');
  });

  it('appends to the audit log only what follows its last row', async () => {
    expect(await rejection(auditRow(2, HASH))).toMatch('does not follow the last row');
    await client.query(auditRow(1, '0'.repeat(64)));
    expect(await rejection(auditRow(2, 'b'.repeat(64)))).toMatch('does not follow the last row');
    await client.query(auditRow(2, HASH));
    for (const change of [
      "update audit_log set action = 'x'",
      'delete from audit_log',
      'truncate audit_log cascade',
    ]) {
      expect(await rejection(change)).toBe('audit_log is append-only');
      await client.query('set local session_replication_role = replica');
      expect(await rejection(change)).toBe('audit_log is append-only');
      await client.query('set local session_replication_role = origin');
    }
  });

  it('rejects changes to an acceptance sheet that was sent, but for decisions until it is signed', async () => {
    const sheet = await addHead('acceptance');
    await client.query("insert into acceptance_sheets (id, statement_zh) values ($1, 'x')", [
      sheet.id,
    ]);
    const item =
      "insert into acceptance_items (sheet_id, title_zh, criterion_zh) values ($1, 't', 'c')";
    await client.query(item, [sheet.id]);
    await client.query("update sheets set stage = 'open', sent_at = now() where id = $1", [
      sheet.id,
    ]);
    expect(await rejection("update acceptance_sheets set statement_zh = 'y'")).toContain('is open');
    expect(await rejection("update acceptance_items set measured = 'y'")).toContain('is open');
    expect(await rejection(item, [sheet.id])).toContain('is open');
    expect(await rejection('delete from acceptance_items')).toContain('is open');
    const decide = `update acceptance_items set result = 'fail', remark = 'r', decided_by = 'n',
      decided_at = now()`;
    await client.query(decide);
    await client.query("update sheets set stage = 'closed', closed_at = now() where id = $1", [
      sheet.id,
    ]);
    expect(await rejection("update acceptance_items set remark = 'other'")).toContain('is closed');
  });

  it('rejects changes to a sealed sheet and to its seal', async () => {
    const sheet = await addHead('acceptance');
    await client.query(
      `insert into sheet_revisions (sheet_id, revision, body, content_hash) values ($1, 1, '{}', $2)`,
      [sheet.id, HASH],
    );
    const sign = `insert into sheet_decisions
      (sheet_id, revision, content_hash, kind, party, name, method, strokes, statement, locale)
      values ($1, 1, $2, 'sign', 'customer', 'n', 'drawn', '[[[0,0,0]]]', 'x', 'zh')`;
    await client.query(sign, [sheet.id, HASH]);
    expect(await rejection(sign, [sheet.id, HASH])).toBe('sheet_decisions_party_key');
    const key = await one(
      `insert into signing_keys (public_key, label) values ($1, 'k') returning id`,
      [`${'A'.repeat(43)}=`],
    );
    await client.query(
      `insert into sheet_seals
        (sheet_id, record, content_hash, verification_code, signature, signing_key_id)
        values ($1, '{}', $2, 'V-1', 's', $3)`,
      [sheet.id, HASH, key.id],
    );
    expect(await rejection("update sheets set title_zh = 'y'")).toContain('is sealed');
    expect(await rejection('delete from sheets')).toContain('is sealed');
    for (const table of ['sheet_seals', 'sheet_decisions', 'sheet_revisions']) {
      expect(await rejection(`delete from ${table}`)).toContain('cannot change');
    }
  });
});
