/**
 * What react-dom 19.3 brings for parts that no page of this shop is made of. `tags` are kinds of fibers: 4 a portal,
 * 9 a consumer, 12 a profiler, 19 a list of suspenses, 24 a cache, 30 a view transition, 31 an activity.
 */
import { beforeInput, oldBrowsers } from './react-events.mjs';

const viewTransitions = {
  never: [
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureViewTransitionHostInstancesRecursive',
    'recursivelyTraverseAfterMutationEffects',
    'reportViewTransitionError',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'ViewTransitionPseudoElement',
  ],
  instead: {
    commitAppearingPairViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    restorePairedViewTransitions: '',
    trackEnterViewTransitions: '',
  },
};

/** `ref` of a fragment. */
const fragmentRefs = {
  never: [
    'addFragmentHandleToFiber',
    'addFragmentHandleToInstance',
    'FragmentInstance',
    'traverseVisibleInstancesAndTextInstances',
  ],
  instead: {
    commitFragmentInstanceDeletionEffects: '',
    commitFragmentInstanceInsertionEffects: '',
    commitNewChildToFragmentInstance: '',
    commitNewChildToFragmentInstances: '',
    deleteChildFromFragmentInstance: '',
    isFragmentInstanceParent: 'return !1',
  },
  methods: ['FragmentInstance'],
};

/** Forms whose `action` is a function, and what they tell. */
const formActions = {
  never: [
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'mountActionState',
    'recursivelyResetForms',
    'requestFormReset$1',
    'rerenderActionState',
    'scheduleReplayQueueIfNeeded',
    'TransitionAwareHostComponent',
    'updateActionState',
    'updateActionStateImpl',
  ],
  // React calls it as well where a listener of `submit` goes elsewhere, then without an action
  instead: { startHostTransition: 'if(action)throw Error("left out: startHostTransition")' },
};

/** Style sheets, scripts and pictures that a commit waits for; `preload()` and its like. */
const resources = {
  never: [
    'acquireResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'preconnect',
    'preconnectAs',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'suspendInstance',
    'suspendResource',
  ],
  instead: {
    accumulateSuspenseyCommitOnFiber: '',
    estimateBandwidth: '',
    getResource:
      'if(pendingProps.precedence||type==="script")throw Error("left out: getResource");return null',
    preloadInstanceAndSuspendIfNeeded: '',
    waitForCommitToBeReady: 'return null',
  },
};

const otherParts = {
  never: [
    'cutOffTailIfNeeded',
    'createFiberFromPortal',
    'findFirstSuspended',
    'initSuspenseListRenderState',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    'setPropOnCustomElement',
    'updateActivityComponent',
    'updatePortal',
    'updateSuspenseListComponent',
  ],
  instead: {
    commitActivityHydrationCallbacks: '',
    getActivityInstanceFromFiber: 'return null',
    hideOrUnhideNearestPortals: '',
  },
  tags: [4, 9, 12, 19, 24, 30, 31],
};

/** Names of components in what is said about an error. */
const stacks = {
  instead: { getComponentNameFromType: 'return null', getStackByFiberInDevAndProd: 'return ""' },
};

const hooks = {
  never: [
    'imperativeHandleEffect',
    'mountDeferredValueImpl',
    'refreshCache',
    'startTransition',
    'useMemoCache',
  ],
  without: [
    'useActionState',
    'useCacheRefresh',
    'useDebugValue',
    'useDeferredValue',
    'useEffectEvent',
    'useFormState',
    'useHostTransitionStatus',
    'useImperativeHandle',
    'useMemoCache',
    'useTransition',
  ],
};

/** What asks for an instance from outside: `createRoot`, `findDOMNode`, roots that hydrate by hand. */
const roots = {
  never: [
    'attemptExplicitHydrationTarget',
    'exports.createRoot',
    'findCurrentFiberUsingSlowPath',
    'findCurrentHostFiberImpl',
  ],
  instead: { defaultOnDefaultTransitionIndicator: '' },
  methods: ['ReactDOMHydrationRoot'],
  no: ['shouldDoubleInvokeUserFnsInHooksDEV'],
};

const parts = [
  viewTransitions,
  fragmentRefs,
  formActions,
  resources,
  otherParts,
  stacks,
  hooks,
  roots,
  oldBrowsers,
  beforeInput,
];

export const reactDom = {
  'react-dom/cjs/react-dom-client.production.js': {
    never: parts.flatMap(({ never = [] }) => never),
    instead: Object.assign({}, ...parts.map(({ instead }) => instead)),
    methods: parts.flatMap(({ methods = [] }) => methods),
    without: parts.flatMap(({ without = [] }) => without),
    plain: parts.flatMap(({ plain = [] }) => plain),
    tags: parts.flatMap(({ tags = [] }) => tags),
    no: parts.flatMap(({ no = [] }) => no),
    yes: parts.flatMap(({ yes = [] }) => yes),
  },
  'react-dom/cjs/react-dom.production.js': {
    never: [
      'createPortal$1',
      'exports.createPortal',
      'exports.preconnect',
      'exports.prefetchDNS',
      'exports.preinit',
      'exports.preinitModule',
      'exports.preload',
      'exports.preloadModule',
      'getCrossOriginStringAs',
    ],
  },
  'scheduler/cjs/scheduler.production.js': {
    never: ['forceFrameRate', 'next', 'runWithPriority', 'wrapCallback'].map(
      (name) => `exports.unstable_${name}`,
    ),
  },
  'react/cjs/react.production.js': {
    never: ['cloneAndReplaceKey', 'exports.cloneElement', 'mapChildren', 'mapIntoArray', 'resolveThenable'],
  },
};
