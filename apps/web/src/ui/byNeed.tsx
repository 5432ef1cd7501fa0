import { lazy, useState, type ComponentType } from 'react';

/**
 * A part of the page that is loaded when it is first shown, as by `lazy`, or before that by `preload`: then it is there at once,
 * and nothing has to wait. Needs a `<Suspense>` around it.
 */
export function byNeed<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | null = null;
  async function preload() {
    const module = await load();
    Loaded = module.default;
    return module;
  }
  const Awaited: ComponentType<Props> = lazy(preload);

  function Part(props: Props) {
    // What has been shown stays what it is.
    const [Shown] = useState(() => Loaded ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { preload });
}
