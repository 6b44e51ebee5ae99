import type { ProposalRecord } from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

export type Decision = 'approval' | 'refusal' | 'undoing';

/** What assistants propose, and what is decided of it. */
export const proposalCalls = (get: Get, send: Send) => ({
  proposals: () => get<ProposalRecord[]>('/proposals'),
  decideProposal: (id: string, decision: Decision) =>
    send<ProposalRecord>('POST', `/proposals/${encodeURIComponent(id)}/${decision}`, {}),
});
