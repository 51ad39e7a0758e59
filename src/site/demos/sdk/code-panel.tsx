import { CodeTabs } from '#blocks/code-samples/code-tabs.tsx';
import type { KeyerSettings } from '#keyer/settings.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cppCode, csharpCode, kotlinCode, swiftCode, typescriptCode } from './code.ts';
import { sdkDemoMessages } from './messages.ts';

/** Code for the settings in every language of the SDK. */
export function CodePanel({ settings }: { settings: KeyerSettings }) {
  const text = useMessages(sdkDemoMessages);
  const { comments, published } = text;
  return (
    <section className="min-w-0">
      <h3 className="mb-2 flex min-h-11 items-center text-base">{text.code}</h3>
      <CodeTabs
        label={text.code}
        name="sdk-playground"
        samples={[
          {
            name: 'TypeScript',
            file: 'keyer.ts',
            code: typescriptCode(settings, comments),
            note: text.runs,
          },
          {
            name: 'Swift',
            file: 'Keyer.swift',
            code: swiftCode(settings, comments),
            note: published,
          },
          {
            name: 'Kotlin',
            file: 'Keyer.kt',
            code: kotlinCode(settings, comments),
            note: published,
          },
          { name: 'C++', file: 'keyer.cpp', code: cppCode(settings, comments), note: published },
          { name: 'C#', file: 'Keyer.cs', code: csharpCode(settings, comments), note: published },
        ]}
      />
    </section>
  );
}
