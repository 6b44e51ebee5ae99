/** Where the bearer token is kept. */
export const TOKEN = 'token';

/**
 * Runs in the head before anything is painted: the server sends everybody the page of a visitor, and what only visitors
 * are told is not seen by whoever is logged in. Its hash is in the page's policy.
 */
export const knownScript = `try{if(localStorage.getItem('${TOKEN}'))document.documentElement.dataset.known=''}catch(e){}`;
