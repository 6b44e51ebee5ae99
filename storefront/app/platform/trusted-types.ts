/**
 * The one policy by which text may become markup in the browser, run in the head before any other script: React's empty
 * script element, and text without a tag (the JSON of a page's description for search engines). All else throws.
 */
export const trustedTypesScript = String.raw`if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:t=>t==='\x3cscript>\x3c/script>'||!t.includes('\x3c')?t:null});`;
