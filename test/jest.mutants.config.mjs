import config from './jest.config.mjs';

/** The unit specs alone, as one project: what the mutation runner understands. */
export default config.projects.find(({ displayName }) => displayName === 'unit');
