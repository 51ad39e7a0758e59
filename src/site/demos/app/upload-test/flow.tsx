import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconUpload } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { Screen } from '../phone.tsx';
import { LineVerdict } from './line-verdict.tsx';
import { uploadTestMessages } from './messages.ts';
import { RateMeter } from './rate-meter.tsx';
import type { LineResult } from './statistics.ts';
import { useUploadTest } from './use-upload-test.ts';

/** The upload test: start, live meter, result. */
export function UploadTestFlow({ onResult }: { onResult(result: LineResult): void }) {
  const text = useMessages(uploadTestMessages);
  const { state, start, back } = useUploadTest(onResult);
  const startButton = (label: string) => (
    <Button size="lg" icon={IconUpload} onClick={start}>
      {label}
    </Button>
  );
  const { name } = state;
  return (
    <Screen
      title={name === 'running' ? text.running : text.title}
      step={name}
      onBack={name === 'idle' ? undefined : back}
    >
      <div className="contents" data-upload-test={name}>
        {name === 'idle' && (
          <>
            <RateMeter samples={[]} />
            <p className="text-sm">{text.intro}</p>
            {startButton(text.start)}
          </>
        )}
        {name === 'running' && (
          <>
            <RateMeter samples={state.progress.samples} elapsed={state.progress.elapsed} />
            <Button variant="secondary" size="lg" onClick={back}>
              {text.cancel}
            </Button>
          </>
        )}
        {name === 'done' && (
          <>
            <RateMeter samples={state.progress.samples} result={state.result} />
            <LineVerdict result={state.result} />
            {startButton(text.again)}
          </>
        )}
        {name === 'failed' && (
          <>
            <div role="alert">
              <Notice kind="error">
                {state.failure.reason === 'refused' && state.failure.message}
                {state.failure.reason === 'offline' && text.offline}
                {state.failure.reason === 'too-slow' && text.tooSlow}
              </Notice>
            </div>
            {startButton(text.again)}
          </>
        )}
        <p className="text-xs text-ink-muted">{text.honest}</p>
      </div>
    </Screen>
  );
}
