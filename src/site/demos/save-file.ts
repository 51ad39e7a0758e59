/** Saves bytes that were made on this device as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari starts the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
