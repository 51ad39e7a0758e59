const storageKey = (slug: string) => `helpful-receipt-${slug}`;

/** The receipt of what this device has written about a document. */
export function storedReceipt(slug: string): string | null {
  try {
    return localStorage.getItem(storageKey(slug));
  } catch {
    return null;
  }
}

/** Keeps a receipt; null forgets the one before. */
export function storeReceipt(slug: string, receipt: string | null): void {
  try {
    if (receipt) localStorage.setItem(storageKey(slug), receipt);
    else localStorage.removeItem(storageKey(slug));
  } catch {
    // Without storage the answer cannot be shown later.
  }
}
