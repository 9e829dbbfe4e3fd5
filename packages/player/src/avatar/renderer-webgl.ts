import { createDeformer } from './deform.ts';
import type { Layer, LayerName } from './layer.ts';
import { fitView } from './placer.ts';
import type { FacePictures, FaceRenderer } from './renderer.ts';
import type { Rig } from './rig.ts';

const vertexShader = `#version 300 es
layout(location = 0) in vec2 position;
layout(location = 1) in vec2 uv;
layout(location = 2) in vec4 tint;
uniform vec2 size;
out vec2 at;
out vec4 colour;
void main() {
  at = uv;
  colour = tint;
  gl_Position = vec4(position.x * 2.0 / size.x - 1.0, 1.0 - position.y * 2.0 / size.y, 0.0, 1.0);
}`;

const fragmentShader = `#version 300 es
precision highp float;
in vec2 at;
in vec4 colour;
uniform sampler2D picture;
out vec4 result;
void main() {
  result = texture(picture, at) * colour;
}`;

type Buffers = {
  array: WebGLVertexArrayObject;
  positions: WebGLBuffer;
  uvs: WebGLBuffer;
  tints: WebGLBuffer | undefined;
};

function programOf(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('the graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`the shaders do not work here: ${gl.getProgramInfoLog(program)}`);
  return program;
}

function textureOf(gl: WebGL2RenderingContext, picture: TexImageSource | undefined): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  if (picture) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  else
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4).fill(255));
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

function buffersOf(gl: WebGL2RenderingContext, layer: Layer): Buffers {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const attribute = (location: number, values: Float32Array, parts: number, moves: boolean) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, values, moves ? gl.DYNAMIC_DRAW : gl.STATIC_DRAW);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, parts, gl.FLOAT, false, 0, 0);
    return buffer;
  };
  const positions = attribute(0, layer.positions, 2, true);
  const uvs = attribute(1, layer.uvs, 2, layer.uvsMove);
  const tints = layer.tints && attribute(2, layer.tints, 4, layer.tintsMove);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, layer.triangles, gl.STATIC_DRAW);
  return { array, positions, uvs, tints };
}

/** Everything of ours on the graphics card. */
function setUp(gl: WebGL2RenderingContext, pictures: FacePictures<TexImageSource>) {
  const program = programOf(gl);
  gl.useProgram(program);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.vertexAttrib4f(2, 1, 1, 1, 1);
  return {
    size: gl.getUniformLocation(program, 'size'),
    textures: {
      portrait: textureOf(gl, pictures.portrait),
      mouth: textureOf(gl, pictures.mouth),
      none: textureOf(gl, undefined),
    },
    known: new Map<LayerName, Buffers>(),
  };
}

function drawLayer(gl: WebGL2RenderingContext, card: ReturnType<typeof setUp>, layer: Layer): void {
  let buffers = card.known.get(layer.name);
  if (!buffers) {
    buffers = buffersOf(gl, layer);
    card.known.set(layer.name, buffers);
  }
  gl.bindVertexArray(buffers.array);
  const write = (buffer: WebGLBuffer, values: Float32Array) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, values);
  };
  write(buffers.positions, layer.positions);
  if (layer.uvsMove) write(buffers.uvs, layer.uvs);
  if (layer.tintsMove && buffers.tints && layer.tints) write(buffers.tints, layer.tints);
  gl.bindTexture(gl.TEXTURE_2D, card.textures[layer.picture ?? 'none']);
  gl.drawElements(gl.TRIANGLES, layer.triangles.length, gl.UNSIGNED_SHORT, 0);
}

/** Draws with the graphics card: at most nine calls a frame. The pictures are premultiplied already. */
export function createWebglRenderer(
  gl: WebGL2RenderingContext,
  rig: Rig,
  pictures: FacePictures<TexImageSource>,
): FaceRenderer {
  const deform = createDeformer(rig);
  let card: ReturnType<typeof setUp> | undefined = setUp(gl, pictures);
  // A sleeping computer or a crashed driver takes everything away; it comes back empty.
  const lost = (event: Event) => {
    event.preventDefault();
    card = undefined;
  };
  const restored = () => {
    card = setUp(gl, pictures);
  };
  gl.canvas.addEventListener('webglcontextlost', lost);
  gl.canvas.addEventListener('webglcontextrestored', restored);

  return {
    kind: 'webgl',
    draw(pose) {
      if (!card) return;
      const { width, height } = gl.canvas;
      gl.viewport(0, 0, width, height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.uniform2f(card.size, width, height);
      for (const layer of deform(pose, fitView(rig, width, height))) drawLayer(gl, card, layer);
    },
    resize(width, height) {
      gl.canvas.width = width;
      gl.canvas.height = height;
    },
    dispose() {
      gl.canvas.removeEventListener('webglcontextlost', lost);
      gl.canvas.removeEventListener('webglcontextrestored', restored);
      // Everything of the context goes with it.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
