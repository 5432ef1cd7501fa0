import type { Plugin } from 'vite';
import { trimmed, type Unused } from './trimmed.ts';

/** The version whose code was read for this list. Others have to be read again. */
const VERSION = '19.3.1';

/** Hooks that the page does not call. */
const hooks = [
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useMemoCache',
  'useOptimistic',
  'useReducer',
  'useTransition',
];
const ofReact =
  'Activity|Children|Profiler|PureComponent|ViewTransition|__COMPILER_RUNTIME|addTransitionType|cache|cacheSignal|createRef|unstable_useCacheRefresh|useActionState|useDeferredValue|useImperativeHandle|useOptimistic|useReducer|useTransition';
const ofReactDom =
  'browser|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|unstable_batchedUpdates|useFormState|useFormStatus';
const events = 'Select|BeforeInput|Composition(?:Start|Update|End)|(?:Mouse|Pointer)(?:Enter|Leave)';

const client: Unused = {
  statements: [
    /^exports\.hydrateRoot =/,
    /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration =/,
    /^ReactDOMSharedInternals\.findDOMNode =/,
    /^FragmentInstance\.prototype\.\w+ =/,
    /^ViewTransitionPseudoElement\.prototype\.\w+ =/,
    /^registerTwoPhaseEvent\(\s*"on(?:Select|BeforeInput|Composition\w+)"/,
    /^registerDirectEvent\("on(?:Mouse|Pointer)(?:Enter|Leave)"/,
  ],
  parts: [
    // The code of events that makes `onMouseEnter` and the like, then the code that makes
    // `onSelect`, `onBeforeInput`, `onCompositionStart` and the actions of forms.
    [
      'a: {\n        SyntheticEventCtor =\n          "mouseover" === domEventName',
      'a: {\n        reactName = targetInst ? getNodeFromInstance(targetInst) : window;',
    ],
    [
      'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch (domEventName)',
      '}\n    processDispatchQueue(dispatchQueue, eventSystemFlags);',
    ],
    // The functions that load fonts, styles and scripts.
    ['  r: requestFormReset,', '};\nfunction flushSyncWork()'],
  ],
  texts: {
    // Whether a commit may begin a view transition.
    '(lanes & 335544064) === lanes': 'false',
    '(committedLanes & 335544064) === committedLanes': 'false',
  },
  bodies: {
    // No event waits for hydration.
    dispatchEvent:
      '_enabled && (findInstanceBlockingEvent(nativeEvent), dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer));',
    // React would call the component to find its line, which says nothing in minified code.
    describeNativeComponentFrame: 'return fn ? describeBuiltInComponentFrame(fn.displayName || fn.name || "") : "";',
    // React keeps this function and never calls it.
    defaultOnDefaultTransitionIndicator: '',
  },
  calls: {
    // Hydration.
    commitSuspenseHydrationCallbacks: 'undefined',
    getActivityInstanceFromFiber: 'null',
    getParentHydrationBoundary: 'null',
    getSuspenseInstanceFromFiber: 'null',
    isSuspenseInstanceFallback: 'false',
    isSuspenseInstancePending: 'false',
    popHydrationState: 'false',
    popToNextHostParent: 'undefined',
    popTreeContext: 'undefined',
    registerSuspenseInstanceRetry: 'undefined',
    resetHydrationState: 'undefined',
    retryIfBlockedOn: 'undefined',
    updateDehydratedSuspenseComponent: 'null',
    upgradeHydrationErrorsToRecoverable: 'null',
    // View transitions.
    claimQueuedTransitionTypes: 'null',
    commitExitViewTransitions: 'undefined',
    commitNestedViewTransitions: 'undefined',
    pushMutationContext: 'false',
    restoreEnterOrExitViewTransitions: 'undefined',
    restoreNestedViewTransitions: 'undefined',
    trackEnterViewTransitions: 'undefined',
    // Elements of the head, `<html>`, `<head>` and `<body>`, and custom elements.
    getHoistableRoot: 'null',
    isCustomElement: 'false',
    isHostHoistableType: 'false',
    isSingletonScope: 'false',
    // Commits that wait for styles of the head, or for pictures of a view transition.
    accumulateSuspenseyCommitOnFiber: 'undefined',
    maySuspendCommit: 'false',
    waitForCommitToBeReady: 'null',
    // Refs to fragments.
    FragmentInstance: 'null',
    commitFragmentInstanceDeletionEffects: 'undefined',
    commitFragmentInstanceInsertionEffects: 'undefined',
    commitNewChildToFragmentInstances: 'undefined',
    isFragmentInstanceParent: 'false',
    traverseVisibleInstancesAndTextInstances: 'false',
    // Actions of forms.
    recursivelyResetForms: 'undefined',
  },
  variables: {
    // Hydration.
    hydrationErrors: 'null',
    hydrationParentFiber: 'null',
    isHydrating: 'false',
    nextHydratableInstance: 'null',
    rootOrSingletonContext: 'false',
    // View transitions.
    appearingViewTransitions: 'null',
    inUpdateViewTransition: 'false',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    rootViewTransitionAffected: 'false',
    shouldStartViewTransition: 'false',
    viewTransitionCancelableChildren: 'null',
    viewTransitionContextChanged: 'false',
    viewTransitionMutationContext: 'false',
    // Elements of the head.
    currentHoistableRoot: 'null',
    tagCaches: 'null',
    // Browsers without `input` events.
    isInputEventSupported: 'true',
  },
  properties: { isDehydrated: 'false', dehydrated: 'null' },
  members: hooks,
  kinds: {
    names: /^(?:tag|nodeTag|grandTag|_instance2?)$/,
    // Profiler, dehydrated fragment, SuspenseList, scope, element of the head, `<html>` and the
    // like, ViewTransition, Activity.
    never: [12, 18, 19, 21, 26, 27, 30, 31],
  },
};

/** The rules for each file. */
const unused: readonly (readonly [file: RegExp, Unused])[] = [
  [/\/react-dom-client\.production\.js$/, client],
  [/\/react-dom\.production\.js$/, { statements: [new RegExp(`^exports\\.(?:${ofReactDom}) =`)] }],
  [/\/react\.production\.js$/, { statements: [new RegExp(`^exports\\.(?:${ofReact}) =`)] }],
];

/** Code that uses a left-out feature. */
const uses: readonly RegExp[] = [
  new RegExp(
    `\\bimport\\s*\\{[^}]*\\b(?:${ofReact}|${ofReactDom}|hydrateRoot|SuspenseList)\\b[^}]*\\}\\s*from\\s*["']react[\\w/-]*["']`,
  ),
  new RegExp(`\\bReact(?:DOM)?\\.(?:${ofReact}|${ofReactDom}|hydrateRoot)\\b`),
  /jsxs?\(\s*["'](?:html|head|body|title|meta|link|script|[a-z]+-[a-z-]+)["']/,
  /jsxs?\(\s*["']form["'],\s*\{[^{}]*\baction:/,
  /jsxs?\(\s*Fragment,\s*\{[^{}]*\bref:/,
  new RegExp(`\\bon(?:${events})(?:Capture)?:`),
];

/**
 * Leaves out of React and react-dom what the page never uses: hydration, view transitions, elements
 * of the head, actions of forms, refs to fragments, and some events and hooks. Without this, each
 * page would load 21 kB more. A build of react-dom by feature would replace it.
 *
 * The build fails if the page uses something of it, or if React has another version. To update
 * React, raise `VERSION`. The build names what the new code lacks of the lists above; read in the
 * new code what the features need now, and whether each value is still constant without them. If
 * an update is urgent, take this plugin out of `vite.config.ts`: the page works with all of React.
 */
export function usedReact(): Plugin {
  return {
    name: 'used-react',
    apply: 'build',
    // Runs after JSX is compiled.
    enforce: 'post',
    transform: {
      filter: { id: /\.[jt]sx?$/ },
      handler(code, id) {
        const without = unusedIn(id);
        if (without !== undefined) return { code: withoutUnused(code, without), map: null };
        const used = /\/node_modules\/react(?:-dom)?\//.test(id) ? null : useIn(code);
        if (used !== null) throw new Error(`${id} uses ${used}, which build/private/usedReact.ts leaves out of React`);
        return null;
      },
    },
  };
}

/** The first use of a left-out feature in a module whose JSX is compiled; null for none. */
export function useIn(code: string): string | null {
  for (const use of uses) {
    const found = use.exec(code);
    if (found !== null) return found[0];
  }
  return null;
}

/** A file of React without the features that the page does not use. */
export function reactWithoutUnused(file: string, code: string): string {
  const without = unusedIn(file);
  return without === undefined ? code : withoutUnused(code, without);
}

function unusedIn(file: string): Unused | undefined {
  return unused.find(([each]) => each.test(file))?.[1];
}

function withoutUnused(code: string, without: Unused): string {
  if (!code.includes(`exports.version = "${VERSION}"`))
    throw new Error(`React is not ${VERSION}: build/private/usedReact.ts says how to update it`);
  return trimmed(code, without);
}
