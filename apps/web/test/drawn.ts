/** What React's fibers say that is asked here. */
interface Fiber {
  type: unknown;
  /** Among others, whether the component was called. */
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same place of the page in the drawing before; null for what is new. */
  alternate: Fiber | null;
}

const PERFORMED_WORK = 1;

let drawn: string[] | null = null;

// React tells whoever stands here when it is loaded of every drawing, as it does its developer
// tools.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
      if (drawn !== null) note(current, drawn);
    },
  },
});

/**
 * The components that React calls while something happens, by their names, each as often as it is
 * called.
 */
export async function drawnBy(happens: () => void | Promise<void>): Promise<Readonly<Record<string, number>>> {
  const names: string[] = [];
  drawn = names;
  await happens();
  drawn = null;
  return Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, names.filter((other) => other === name).length]));
}

function note(fiber: Fiber, names: string[]): void {
  const { type, alternate } = fiber;
  if (typeof type === 'function' && (fiber.flags & PERFORMED_WORK) !== 0) names.push(type.name);
  // What lies under a part that was left alone is the same as before.
  if (alternate !== null && alternate.child === fiber.child) return;
  for (let { child } = fiber; child !== null; child = child.sibling) note(child, names);
}
