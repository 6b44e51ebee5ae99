/**
 * What react-router 8.4 brings for kinds of apps that this shop is none of: it sends no form and fetches nothing by the
 * router, blocks no navigation, measures none, has no loaders or middleware in the browser, no server components.
 */
const lib = 'react-router/dist/production/lib';

/** Of `createRouter`: fetchers, blockers, actions. */
const fetchers = {
  never: [
    'abortFetcher',
    'deleteFetcher',
    'fetch',
    'getDoneFetcher',
    'getFetcher',
    'getLoadingFetcher',
    'getSubmittingFetcher',
    'getUpdatedRevalidatingFetchers',
    'handleFetcherAction',
    'handleFetcherLoader',
    'queueFetcherForDeletion',
    'resetFetcher',
    'setFetcherError',
    'updateFetcherState',
  ],
  instead: {
    abortStaleFetchLoads: 'return !1',
    'fetchLoadMatches.forEach': '',
    markFetchRedirectsDone: 'return !1',
  },
};
const blockers = {
  never: ['deleteBlocker', 'getBlocker', 'updateBlocker'],
  instead: { shouldBlockNavigation: '' },
};
const actions = {
  never: ['getSubmittingNavigation', 'handleAction'],
  instead: {
    getSubmissionFromNavigation: '',
    normalizeNavigateOptions:
      'if(opts?.formData||opts?.body!==void 0)throw Error("left out: normalizeNavigateOptions");return{path}',
  },
};
const others = {
  never: ['_internalSetRoutes', 'getInstrumentationNavigateMeta'],
  instead: {
    createDataRouteMatcher: 'return new V6RegExMatcher(basename)',
    runClientMiddlewarePipeline: 'return handler()',
  },
  no: [
    'blockerKey',
    'instrumentations',
    'instrumentationNavigateMetaReceiver',
    'isStaticHandler',
    'submission',
    'pendingActionResult',
  ],
};

const together = (...parts) => ({
  never: parts.flatMap(({ never = [] }) => never),
  instead: Object.assign({}, ...parts.map(({ instead }) => instead)),
  no: parts.flatMap(({ no = [] }) => no),
});

export const router = {
  [`${lib}/router/router.js`]: {
    ...together(fetchers, blockers, actions, others),
    mute: ['warning'],
    terse: ['invariant'],
  },
  [`${lib}/router/instrumentation.js`]: {
    never: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
    instead: { consumeInstrumentationClientResultMetaReceiver: '' },
  },
  [`${lib}/router/utils.js`]: {
    mute: ['warning'],
    terse: ['invariant'],
  },
  [`${lib}/components.js`]: {
    mute: ['warning', 'warnOnce'],
    terse: ['invariant'],
  },
  [`${lib}/hooks.js`]: {
    never: ['DefaultErrorComponent', 'useNavigateUnstable'],
    instead: { RSCErrorHandler: 'return children', getDataRouterConsoleError: '' },
    mute: ['warning', 'warningOnce'],
    terse: ['invariant'],
    no: ['locationArg', 'isStatic'],
  },
  [`${lib}/context.js`]: { instead: { useIsRSCRouterContext: 'return !1' } },
  [`${lib}/errors.js`]: { never: ['decodeRouteErrorResponseDigest'] },
  [`${lib}/dom/lib.js`]: {
    // of a form
    never: ['React$1.forwardRef'],
    mute: ['warning'],
    terse: ['invariant'],
  },
  [`${lib}/dom/ssr/components.js`]: {
    never: ['RSCPrefetchPageLinksImpl'],
    mute: ['warnOnce'],
    terse: ['invariant'],
    no: [
      'hasClientLoader',
      'isSpaMode',
      'isStatic',
      'isRSCRouterContext',
      'rsc',
      'staticContext',
      'clientActionModule',
      'clientLoaderModule',
      'clientMiddlewareModule',
      'hydrateFallbackModule',
    ],
  },
  [`${lib}/dom/ssr/links.js`]: {
    no: ['clientActionModule', 'clientLoaderModule', 'hydrateFallbackModule'],
  },
  [`${lib}/dom/ssr/routeModules.js`]: {
    instead: {
      // instead of loading the page that is open anew, which says nothing and loses it offline (app/platform/lost-code.ts)
      loadRouteModule:
        'const{id,module}=route;try{return routeModulesCache[id]??=await import(/* @vite-ignore */module)}catch{if(window.lostCode)return window.lostCode();window.location.reload();return new Promise(()=>{})}',
    },
  },
  [`${lib}/dom/ssr/routes.js`]: {
    never: ['noActionDefinedError', 'preventInvalidServerHandlerCall', 'wrapShouldRevalidateForHdr'],
    instead: { createClientRoutesWithHMRRevalidationOptOut: '' },
    terse: ['invariant'],
    no: [
      'clientActionModule',
      'clientLoader',
      'clientLoaderModule',
      'hasClientAction',
      'hasClientLoader',
      'hasClientMiddleware',
      'isSpaMode',
      'needsRevalidation',
    ],
  },
  [`${lib}/dom/ssr/single-fetch.js`]: {
    never: ['nonSsrStrategy', 'singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'],
    terse: ['invariant'],
    no: ['hasClientLoader', 'fetcherKey'],
  },
  [`${lib}/dom-export/hydrated-router.js`]: {
    terse: ['UNSAFE_invariant'],
    no: ['isSpaMode'],
  },
};
