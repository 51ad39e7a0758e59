/** Made by the plugin in scripts/lib/program-packages.ts; contents in base64, by path. */
declare module 'virtual:program-packages' {
  export const keyerLibrary: { version: string; files: Record<string, string> };
  export const keyerApp: { files: Record<string, string> };
}
