import { type ComponentType, memo, type ReactNode, Suspense, use, useRef } from 'react';
import { untilLoaded, untilTouched } from './until-touched.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * A view with its own script: a part that few addresses of a page show, or that the rest of the page
 * can be hydrated without.
 */
export type LazyView<Props> = ComponentType<Props> & {
  /** Fetches the script. A page's `load` awaits it before it returns data for the view. */
  load(): Promise<void>;
};

/**
 * Creates a lazy view. On a server-rendered page the HTML stays unchanged until the script is
 * loaded.
 * @param hydrate `touch` for a part whose effects can wait: on a server-rendered page its script
 * loads at the visitor's first interaction with the page's content
 */
export function lazyView<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  { hydrate }: { hydrate?: 'touch' } = {},
): LazyView<Props> {
  let View: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let shown: Promise<void> | undefined;
  const load = () => {
    loading ??= importer().then(
      (view) => {
        View = view;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, so its identity is stable.
  function Waiting(props: Props) {
    if (!View) {
      shown ??= hydrate ? untilTouched().then(() => untilLoaded(load)) : untilLoaded(load);
      use(shown);
    }
    return (
      View && (
        <WaitingPart>
          <View {...props} />
        </WaitingPart>
      )
    );
  }
  // The page around a part that waits for the touch is hydrated without it. An update before it is
  // hydrated would take its HTML away, so it gets only props that differ.
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, so its identity is stable.
  const Lazy = memo((props: Props) => (
    <Suspense>
      <Waiting {...props} />
    </Suspense>
  ));
  return Object.assign((hydrate ? Lazy : Waiting) as ComponentType<Props>, { load });
}

/** Marks its HTML for the hydration loader, which delays clicks in it, until it is hydrated. */
function WaitingPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useHydrated(() => {
    part.current?.removeAttribute('data-waiting');
    dispatchEvent(new Event('site:page'));
  });
  return (
    <div ref={part} data-waiting="" className="contents">
      {children}
    </div>
  );
}
