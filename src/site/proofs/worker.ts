// Does the work of a proof beside the page. A classic worker: browsers inside other applications do
// not all know workers that are modules.
import type { ProofChallenge } from '#contracts/proofs.ts';
import { solve } from './solve.ts';

self.onmessage = ({ data }: MessageEvent<ProofChallenge>) => self.postMessage(solve(data));
