import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useDeferredValue, useState } from 'react';
import type { PartData } from '#api/publishing/contract.ts';
import { type CreatedKind, contentKindEntries } from '#contracts/content-kinds.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import { RequestError } from '#request/errors.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Dialog } from '../core/dialog.tsx';
import { errorText } from '../core/error-text.ts';
import { useSession } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { formOf } from './forms/forms.ts';
import { contentMessages } from './messages.ts';

/**
 * Creates a record with what it cannot be without, and opens it. The title comes first: the server
 * proposes the address from it until somebody writes one.
 */
export function CreateDialog({
  kind,
  defaults,
  onClose,
}: {
  kind: CreatedKind;
  /** Values of required fields that are known already. */
  defaults?: PartData;
  onClose: () => void;
}) {
  const text = useMessages(contentMessages);
  const locale = useLocale();
  const { api } = useSession();
  const navigate = useNavigate();
  const refresh = useRefresh(['content']);
  const { action, needs: choices } = contentKindEntries[kind].created;
  const names = ['slug', ...choices.map(([name]) => name)];
  const form = formOf(kind, 'shared');
  const [shared, setShared] = useState<PartData>(() =>
    Object.fromEntries(names.map((name) => [name, defaults?.[name] ?? ''])),
  );
  const [title, setTitle] = useState('');
  const address = useAddress(kind, title, String(shared.slug ?? ''));
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { id } = await api('POST /admin/content/:kind', {
        params: { kind },
        body: { shared: { ...shared, slug: address.slug }, title },
      });
      void refresh();
      await navigate({ to: `/content/${kind}/${id}` });
    } catch (error) {
      const found = error instanceof RequestError ? error.fields : [];
      const own = found.map(({ path, message }) => ({
        path: path.replace(/^shared\./, ''),
        message,
      }));
      setProblems(own);
      setFailure(own.length > 0 ? undefined : errorText(error, locale));
      setBusy(false);
    }
  };
  return (
    <Dialog title={action[useLocale()]} description={text.createText} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField
          label={text.newTitle}
          autoFocus
          maxLength={200}
          lang="zh-CN"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        {form && (
          <SchemaForm
            form={{ ...form, sections: [{ fields: names }] }}
            value={{ ...shared, slug: address.slug }}
            onChange={(next) =>
              setShared({ ...next, slug: next.slug === address.slug ? shared.slug : next.slug })
            }
            problems={
              address.problem
                ? [
                    ...problems.filter(({ path }) => path !== 'slug'),
                    { path: 'slug', message: address.problem },
                  ]
                : problems
            }
          />
        )}
        <Button type="submit" busy={isBusy}>
          {text.create}
        </Button>
      </form>
    </Dialog>
  );
}

/** What the server accepts as a slug; a half-written one is not looked up. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The address of a new record: the written one, checked while somebody types, else the proposal for
 * the title.
 */
function useAddress(kind: CreatedKind, title: string, written: string) {
  const given = useDeferredValue(title.trim());
  const slug = useDeferredValue(written);
  const proposal = useAnswer(
    ['slug', kind, 'title', given],
    (api) => api('GET /admin/content/:kind/slug', { params: { kind }, query: { title: given } }),
    { enabled: written === '' && given !== '', placeholderData: keepPreviousData },
  );
  const check = useAnswer(
    ['slug', kind, 'slug', slug],
    (api) => api('GET /admin/content/:kind/slug', { params: { kind }, query: { slug } }),
    { enabled: slugPattern.test(slug) },
  );
  if (written === '')
    return { slug: given === '' ? '' : (proposal.data?.slug ?? ''), problem: null };
  return { slug: written, problem: slug === written ? (check.data?.reason ?? null) : null };
}
