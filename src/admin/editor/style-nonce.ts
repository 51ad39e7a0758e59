/** The nonce of the page: the policy of the back office refuses other styles made by scripts. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? '';
}
