import { StartupError } from '#db/startup-error.ts';

/** Runs a command-line program. An expected error is printed as one line, with exit code 1. */
export function runCommand(main: () => Promise<void>, usage: string): void {
  main().catch((error: unknown) => {
    const isUsage = (error as { code?: string }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    if (!(error instanceof StartupError) && !isUsage) throw error;
    process.stderr.write(`${error instanceof StartupError ? error.message : usage}\n`);
    process.exitCode = 1;
  });
}
