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
vec4 sampleSmooth(sampler2D image, vec2 at) {
  ivec2 corner = ivec2(floor(at));
  vec2 f = at - floor(at);
  vec4 top = mix(pixel(image, corner), pixel(image, corner + ivec2(1, 0)), f.x);
  vec4 low = mix(pixel(image, corner + ivec2(0, 1)), pixel(image, corner + ivec2(1, 1)), f.x);
  return mix(top, low, f.y);
}
`;
