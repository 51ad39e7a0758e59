import { type ComponentType, use } from 'react';

/** A view with a script of its own, for parts that few addresses of a page show. */
export type LateView<Props> = ComponentType<Props> & {
  /** Fetches the script. A page's `load` awaits it before it returns data that the view shows. */
  load(): Promise<void>;
};

/**
 * Makes a late view. In a page that the server rendered, the HTML stays as it is until the script
 * has come.
 */
export function lateView<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LateView<Props> {
  let View: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
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
  function Late(props: Props) {
    if (!View) use(load());
    return View && <View {...props} />;
  }
  return Object.assign(Late, { load });
}
