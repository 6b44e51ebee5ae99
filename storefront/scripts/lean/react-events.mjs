/** What React's events bring for browsers and listeners that this shop does not have. */

/** Browsers of before 2017: what they told of a key, a wheel or what was pasted, and how. */
export const oldBrowsers = {
  never: ['getTargetInstForInputEventPolyfill', 'handleEventsForInputEventPolyfill', 'handlePropertyChange'],
  yes: ['canUseCompositionEvent', 'canUseDOM', 'canUseTextInputEvent', 'isInputEventSupported'],
  instead: { getVendorPrefixedEventName: 'return eventName', makePrefixMap: 'return {}' },
  no: ['useFallbackCompositionData'],
  plain: [
    'charCode',
    'clipboardData',
    'deltaX',
    'deltaY',
    'key',
    'keyCode',
    'movementX',
    'movementY',
    'which',
  ],
};

/** `onBeforeInput`: React makes it of other events. */
export const beforeInput = {
  never: ['getFallbackBeforeInputChars'],
  instead: { getDataFromCustomEvent: 'return null', getNativeBeforeInputChars: 'return null' },
};
