import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose, IconPlay } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { type DemoKey, type DemoProps, demos } from './demos.ts';
import { demoMessages } from './messages.ts';

/** Starts a demo from the top of a page. It opens over the page, so that nothing of it moves. */
export function HeroDemo({ demo, still }: DemoProps & { demo: DemoKey }) {
  const text = useMessages(demoMessages);
  const [loading, setLoading] = useState<'busy' | 'failed'>();
  const [Demo, setDemo] = useState<ComponentType<DemoProps>>();
  const importer = demos[demo];
  if (!importer) return null;

  const start = () => {
    if (loading === 'busy') return;
    setLoading('busy');
    importer().then(
      (loaded) => {
        setLoading(undefined);
        setDemo(() => loaded);
      },
      () => setLoading('failed'),
    );
  };
  return (
    <div className="noscript:hidden" data-demo={demo}>
      <Button variant="secondary" icon={IconPlay} busy={loading === 'busy'} onClick={start}>
        {loading === 'busy' ? text.loading : text.start[demo]}
      </Button>
      {loading === 'failed' && (
        <div role="alert" className="mt-3">
          <Notice kind="error">{text.notLoaded}</Notice>
        </div>
      )}
      {Demo && (
        <DemoDialog label={text.start[demo]} onClose={() => setDemo(undefined)}>
          <Demo still={still} />
        </DemoDialog>
      )}
    </div>
  );
}

function DemoDialog({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose(): void;
  children: ReactNode;
}) {
  const common = useMessages(commonMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="demo-dialog"
      aria-label={label}
      data-theme="dark"
      data-product="3d"
      onClose={onClose}
    >
      <div className="wrap py-3">
        <div className="flex justify-end">
          <button
            type="button"
            aria-label={common.close}
            className="flex size-11 items-center justify-center text-ink-muted hover:text-ink"
            onClick={() => dialog.current?.close()}
          >
            <IconClose />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
