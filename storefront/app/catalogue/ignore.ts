/** For controlled inputs whose form listens for all of them at once. */
export const ignore = (): void => undefined;
