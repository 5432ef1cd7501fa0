/** The fields of React's fibers that this file reads. */
interface Fiber {
  type: unknown;
  /** Bit set; one bit says whether React called the component. */
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The fiber of the preceding render; null for a new one. */
  alternate: Fiber | null;
}

const PERFORMED_WORK = 1;

let drawn: string[] | null = null;

// React reports each render to this hook, which must exist when React loads. Its developer tools
// use the same one.
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

/** The components that React renders during an action: the number of renders by component name. */
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
  // React skipped this subtree, so its children did not render.
  if (alternate !== null && alternate.child === fiber.child) return;
  for (let { child } = fiber; child !== null; child = child.sibling) note(child, names);
}
