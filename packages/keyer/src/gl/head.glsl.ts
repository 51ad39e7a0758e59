/** The vertex shader of all passes, and the beginning of each fragment shader. */
export const vertexShader = `#version 300 es
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

export const head = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
out vec4 result;
ivec2 here() { return ivec2(gl_FragCoord.xy); }
vec4 pixel(sampler2D image, ivec2 at) {
  return texelFetch(image, clamp(at, ivec2(0), textureSize(image, 0) - 1), 0);
}
// The four pixels around a place, and where it is between them.
struct Square { ivec4 corners; vec2 f; };
Square squareAt(sampler2D image, vec2 at) {
  ivec2 corner = ivec2(floor(at));
  ivec2 last = textureSize(image, 0) - 1;
  return Square(ivec4(clamp(corner, ivec2(0), last), clamp(corner + 1, ivec2(0), last)), at - floor(at));
}
vec4 within(sampler2D image, Square square) {
  ivec4 c = square.corners;
  vec4 top = mix(texelFetch(image, c.xy, 0), texelFetch(image, c.zy, 0), square.f.x);
  vec4 low = mix(texelFetch(image, c.xw, 0), texelFetch(image, c.zw, 0), square.f.x);
  return mix(top, low, square.f.y);
}
vec4 sampleSmooth(sampler2D image, vec2 at) { return within(image, squareAt(image, at)); }
`;
