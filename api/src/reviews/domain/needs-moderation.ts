const ADDRESS = /(https?:\/\/|www\.|[\w.+-]@[\w-]{1,63}\.\w{2})/i;

/** Words with a web or mail address in them wait for a moderator; everything else is shown at once. */
export function needsModeration(title: string, comment: string): boolean {
  return ADDRESS.test(`${title} ${comment}`);
}
