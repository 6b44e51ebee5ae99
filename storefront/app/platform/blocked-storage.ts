/**
 * Runs in the head, before any other script: where the browser refuses its storage, the router's own script for scroll
 * positions fails a second time while it clears up. A storage that keeps nothing takes its place.
 */
export const blockedStorageScript = `try{sessionStorage}catch(e){Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})};`;
