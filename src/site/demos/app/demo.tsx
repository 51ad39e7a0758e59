import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { demoSentences } from '#contracts/fact-sentences/demos.ts';
import { useFactSentence } from '#site/fact-sentence.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Icon, IconChevronLeft, IconFile, IconPlay, IconUpload } from '#ui/icons.tsx';
import { IconList } from '#ui/tool-icons.tsx';
import { LiveFlow } from './live/flow.tsx';
import { appMessages } from './messages.ts';
import { FlowPanel, PhoneProvider } from './phone.tsx';
import { RunOfShowFlow } from './run-of-show/flow.tsx';
import { ScriptCheckFlow } from './script-check/flow.tsx';
import { UploadTestFlow } from './upload-test/flow.tsx';
import type { LineResult } from './upload-test/statistics.ts';

const flows = ['live', 'run-of-show', 'upload-test', 'script-check'] as const;
/** A flow of the app, behind a tab of its own. */
type FlowKey = (typeof flows)[number];

const tabIcons: Record<FlowKey, Icon> = {
  live: IconPlay,
  'run-of-show': IconList,
  'upload-test': IconUpload,
  'script-check': IconFile,
};

/** The app in a phone: four flows behind tabs, with the phone's own way back. */
export function AppDemo() {
  const text = useMessages(appMessages);
  const sentence = useFactSentence();
  const [visited, setVisited] = useState<readonly FlowKey[]>(['live']);
  const [hasBack, setHasBack] = useState(false);
  const [uploadRate, setUploadRate] = useState<number>();
  const back = useRef<() => void>(undefined);
  const frame = useRef<HTMLElement>(null);
  // The phone is taller than the still, and the header covers its top if that was scrolled away.
  useEffect(() => {
    void frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const phone = useMemo(() => ({ back, setHasBack }), []);
  const onUploadResult = useCallback(({ low }: LineResult) => setUploadRate(low), []);
  const current = visited.at(-1) ?? 'live';
  const open = (flow: FlowKey) =>
    setVisited((before) => [...before.filter((one) => one !== flow), flow]);
  const goBack = () => {
    if (back.current) back.current();
    else setVisited((before) => (before.length > 1 ? before.slice(0, -1) : before));
  };
  const views: Record<FlowKey, ReactNode> = {
    live: <LiveFlow uploadRate={uploadRate} onTestUpload={() => open('upload-test')} />,
    'run-of-show': <RunOfShowFlow />,
    'upload-test': <UploadTestFlow onResult={onUploadResult} />,
    'script-check': <ScriptCheckFlow />,
  };
  const { title, text: about, honest } = text.flows[current];
  return (
    <div className="app-demo" data-ready="true">
      <section
        ref={frame}
        className="app-phone"
        aria-label={text.phone}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          goBack();
        }}
      >
        <div className="app-screen">
          <div className="min-h-0 grow">
            <PhoneProvider value={phone}>
              {flows.map((flow) => (
                <FlowPanel key={flow} isActive={flow === current}>
                  {views[flow]}
                </FlowPanel>
              ))}
            </PhoneProvider>
          </div>
          <nav aria-label={text.tabs} className="app-tabs">
            {flows.map((flow) => {
              const Picture = tabIcons[flow];
              return (
                <button
                  key={flow}
                  type="button"
                  aria-current={flow === current ? 'page' : undefined}
                  onClick={() => open(flow)}
                >
                  <Picture />
                  {text.flows[flow].tab}
                </button>
              );
            })}
          </nav>
          <div className="app-keys">
            <button
              type="button"
              onClick={goBack}
              disabled={!hasBack && visited.length < 2}
              aria-label={text.back}
            >
              <IconChevronLeft />
            </button>
          </div>
        </div>
      </section>
      <aside className="app-notes" aria-label={text.notes}>
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-3 text-ink-muted">{about}</p>
        <p className="mt-4 border-s-2 border-key/60 ps-4 text-sm">{honest}</p>
        <p className="mt-6 text-sm text-ink-muted">{sentence(demoSentences.appUploadTest)}</p>
      </aside>
    </div>
  );
}
