/** The queue of background jobs, as operations use it. */
export interface JobQueue {
  /** Runs a job as soon as a process is free. */
  send(name: string): Promise<void>;
  /** Runs a failed job again. */
  retry(name: string, id: string): Promise<void>;
}
