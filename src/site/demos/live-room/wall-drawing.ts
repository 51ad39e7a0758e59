/** Colours of the bars at 75 % (SMPTE RP 219). */
const BARS = ['#bfbfbf', '#bfbf00', '#00bfbf', '#00bf00', '#bf00bf', '#bf0000', '#0000bf'];
const WIDTH = 1024;
const HEIGHT = 480;

/** Test pictures for the LED wall. */
export function wallDrawing(kind: 'bars' | 'grid'): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  if (kind === 'bars') drawBars(context);
  else drawGrid(context);
  return canvas;
}

function drawBars(context: CanvasRenderingContext2D): void {
  const width = WIDTH / BARS.length;
  BARS.forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect(i * width, 0, width + 1, HEIGHT * 0.75);
  });
  const ramp = context.createLinearGradient(0, 0, WIDTH, 0);
  ramp.addColorStop(0, '#000');
  ramp.addColorStop(1, '#fff');
  context.fillStyle = ramp;
  context.fillRect(0, HEIGHT * 0.75, WIDTH, HEIGHT * 0.25);
}

/** One square for each half metre, a cross and a circle for the geometry of the wall. */
function drawGrid(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#14181f';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = '#8fa3bd';
  context.lineWidth = 2;
  const cell = WIDTH / 12;
  context.beginPath();
  for (let x = cell; x < WIDTH; x += cell) {
    context.moveTo(x, 0);
    context.lineTo(x, HEIGHT);
  }
  for (let y = HEIGHT / 2 - 2 * cell; y < HEIGHT; y += cell) {
    context.moveTo(0, y);
    context.lineTo(WIDTH, y);
  }
  context.stroke();
  context.strokeStyle = '#f2f4f7';
  context.lineWidth = 4;
  context.beginPath();
  context.arc(WIDTH / 2, HEIGHT / 2, HEIGHT * 0.42, 0, Math.PI * 2);
  context.moveTo(WIDTH / 2, 0);
  context.lineTo(WIDTH / 2, HEIGHT);
  context.moveTo(0, HEIGHT / 2);
  context.lineTo(WIDTH, HEIGHT / 2);
  context.stroke();
}
