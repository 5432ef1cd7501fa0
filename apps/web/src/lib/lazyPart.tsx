import { useState, type ComponentType } from 'react';
import { lazy } from './lazy.ts';

/**
 * A lazy component, like React's `lazy`. After `preload` it renders at once, without suspending.
 * Needs a `<Suspense>` around it.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | null = null;
  async function preload() {
    const module = await load();
    Loaded = module.default;
    return module;
  }
  const Awaited: ComponentType<Props> = lazy(preload);

  function Part(props: Props) {
    // A rendered instance keeps its component.
    const [Shown] = useState(() => Loaded ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { preload });
}
