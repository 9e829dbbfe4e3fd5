import { appendGraph, moved } from '../model/append-graph.ts';
import { widenConvolutions } from '../model/widen-convolutions.ts';
import { floatElement, graphInput, graphOutput, integers, node } from '../model/proto-writer.ts';

const pitch = '/encoder/F0_proj/Conv_output_0';
const duration = '/encoder/Div_output_0';
const alignment = '/encoder/Cast_4_output_0';
const roundedDuration = '/encoder/Clip_output_0';
const lowestVoiceHz = 40;
/** What the decoder makes sound of: the text for each frame, and pitch and loudness twice for each frame. */
const spoken = '/encoder/MatMul_1_output_0';
const spokenPitch = '/decoder/decoder/Unsqueeze_output_0';
const spokenLoudness = '/decoder/decoder/Unsqueeze_1_output_0';
/** Loudness is told as a logarithm; below this nothing is heard, about 55 dB below the loudest. */
const quiet = -4;
/** So many frames of what is quiet are made before the first sound and behind the last: a tenth of a second. */
const framesAround = 4;

/**
 * Gives the model knobs and gauges that it has inside anyway, convolutions that cost less, and less silence to make.
 * Inputs for each sound: `dur_scale`, `f0_scale` and `f0_pow` (F0' = scale · F0^pow), and `f0_rise`: how far the pitch glides
 * up while it is heard, in units of e; what comes after it stays as high. `f0_hold` is the share of its fall that a syllable loses
 * from its highest place on, which is lifted to `f0_least` (in Hz) as far as a voice may be; one syllable of a call can be held. The breath between voiced sounds, which the model writes as a
 * very low pitch, is left as it is.
 * Outputs: `durations` per sound in frames, `left_out`: how many frames of silence before them are not made, `f0` in Hz of all frames.
 */
export function patchModel(model: Buffer): Buffer {
  return appendGraph(
    widenConvolutions(model),
    [pitch, duration, spoken, spokenPitch, spokenLoudness],
    [
      ...withoutSilence,
      node('Mul', [moved(duration), 'dur_scale'], duration),
      node('Cast', [roundedDuration], 'durations', { to: floatElement }),
      // What is told for each sound, for each of its frames, and each frame twice, as the pitch has it.
      node('Div', ['f0_rise', 'durations'], 'control_rise_frame'),
      node('Concat', ['f0_scale', 'f0_pow', 'control_rise_frame', 'f0_hold'], 'control_told', { axis: 0 }),
      node('MatMul', ['control_told', alignment], 'control_frames'),
      node('Reshape', ['control_frames', 'control_shape_column'], 'control_column'),
      node('Concat', ['control_column', 'control_column'], 'control_twice', { axis: 2 }),
      node('Reshape', ['control_twice', 'control_shape_row'], 'control_rows'),
      node('Gather', ['control_rows', 'control_first'], 'control_scale', { axis: 0 }),
      node('Gather', ['control_rows', 'control_second'], 'control_pow', { axis: 0 }),
      node('Gather', ['control_rows', 'control_third'], 'control_rise', { axis: 0 }),
      node('CumSum', ['control_rise', 'control_last_axis'], 'control_risen'),
      // Each frame came twice.
      node('Exp', ['control_risen'], 'control_glide_squared'),
      node('Sqrt', ['control_glide_squared'], 'control_glide'),
      node('Relu', [moved(pitch)], 'control_pitch_heard'),
      node('Pow', ['control_pitch_heard', 'control_pow'], 'control_pitch_range'),
      node('Mul', ['control_pitch_range', 'control_scale'], 'control_pitch_level'),
      node('Mul', ['control_pitch_level', 'control_glide'], 'control_pitch_voiced'),
      node('Cast', ['control_lowest_voice'], 'control_lowest', { to: floatElement }),
      node('Greater', ['control_pitch_heard', 'control_lowest'], 'control_is_voiced'),
      ...heldSyllable,
      node('Where', ['control_is_voiced', 'hold_pitch_voiced', 'control_pitch_heard'], pitch),
      node('Identity', [pitch], 'f0'),
      integers('control_shape_column', [4, -1, 1]),
      integers('control_shape_row', [4, 1, -1]),
      integers('control_first', [0]),
      integers('control_second', [1]),
      integers('control_third', [2]),
      integers('control_last_axis', [2]),
      integers('control_lowest_voice', [lowestVoiceHz]),
      graphInput('dur_scale', [1, 'sequence_length']),
      graphInput('f0_scale', [1, 'sequence_length']),
      graphInput('f0_pow', [1, 'sequence_length']),
      graphInput('f0_rise', [1, 'sequence_length']),
      graphInput('f0_hold', [1, 'sequence_length']),
      graphInput('f0_least', [1]),
      graphOutput('durations', [1, 'sequence_length']),
      graphOutput('f0', [1, 1, 'f0_frames']),
    ],
  );
}

/** A syllable is heard two frames before its time has come, and the pitch has two places for each frame. */
const earlier = 4;

const heldSyllable = [
  node('Gather', ['control_rows', 'hold_fourth'], 'hold_late', { axis: 0 }),
  node('Slice', ['hold_late', 'hold_earlier', 'hold_end', 'hold_axis'], 'hold_moved'),
  node('Slice', ['hold_late', 'hold_last', 'hold_end', 'hold_axis'], 'hold_tail'),
  node('Concat', ['hold_moved', 'hold_tail'], 'hold_share', { axis: 2 }),
  node('Cast', ['hold_nothing'], 'hold_zero', { to: floatElement }),
  node('Greater', ['hold_share', 'hold_zero'], 'hold_is_wanted'),
  node('And', ['hold_is_wanted', 'control_is_voiced'], 'hold_is_inside'),
  node('Where', ['hold_is_inside', 'control_pitch_voiced', 'hold_zero'], 'hold_pitch'),
  node('ReduceMax', ['hold_pitch'], 'hold_highest', { keepdims: 1 }),
  node('Equal', ['hold_pitch', 'hold_highest'], 'hold_is_top'),
  node('Cast', ['hold_is_top'], 'hold_top_count', { to: floatElement }),
  node('CumSum', ['hold_top_count', 'hold_axis'], 'hold_tops'),
  node('Greater', ['hold_tops', 'hold_zero'], 'hold_is_reached'),
  node('And', ['hold_is_inside', 'hold_is_reached'], 'hold_is_held'),
  node('Div', ['hold_highest', 'control_pitch_voiced'], 'hold_fallen'),
  node('Pow', ['hold_fallen', 'hold_share'], 'hold_lift'),
  node('Mul', ['control_pitch_voiced', 'hold_lift'], 'hold_lifted'),
  node('Where', ['hold_is_held', 'hold_lifted', 'control_pitch_voiced'], 'hold_level'),
  // All of the syllable goes up by as much as its highest place lacks.
  node('Div', ['f0_least', 'hold_highest'], 'hold_lack'),
  node('Cast', ['hold_most_lack'], 'hold_most', { to: floatElement }),
  node('Cast', ['hold_least_lack'], 'hold_least', { to: floatElement }),
  node('Sqrt', ['hold_most'], 'hold_most_root'),
  node('Sqrt', ['hold_most_root'], 'hold_most_step'),
  node('Min', ['hold_lack', 'hold_most_step'], 'hold_lack_most'),
  node('Max', ['hold_lack_most', 'hold_least'], 'hold_step'),
  node('Mul', ['hold_level', 'hold_step'], 'hold_stepped'),
  node('Where', ['hold_is_inside', 'hold_stepped', 'hold_level'], 'hold_pitch_voiced'),
  integers('hold_fourth', [3]),
  integers('hold_earlier', [earlier]),
  integers('hold_last', [-earlier]),
  integers('hold_end', [2 ** 31 - 1]),
  integers('hold_axis', [2]),
  integers('hold_nothing', [0]),
  // By three semitones at most, which is the fourth root of two.
  integers('hold_most_lack', [2]),
  integers('hold_least_lack', [1]),
];

/**
 * A quarter of what the model would make is silence around the sentence. Its melody and lengths are made with it, as they were
 * learned; the decoder, which costs the most and learned from pieces cut anywhere, gets only what lies between.
 */
const withoutSilence = [
  node('Cast', ['quiet_below'], 'quiet_level', { to: floatElement }),
  node('Greater', [moved(spokenLoudness), 'quiet_level'], 'quiet_is_loud'),
  node('Cast', ['quiet_is_loud'], 'quiet_loud', { to: floatElement }),
  // Where nothing is loud, these are the very first and the very last.
  node('ArgMax', ['quiet_loud'], 'quiet_first_half', { axis: 2, keepdims: 0, select_last_index: 0 }),
  node('ArgMax', ['quiet_loud'], 'quiet_last_half', { axis: 2, keepdims: 0, select_last_index: 1 }),
  node('Reshape', ['quiet_first_half', 'quiet_one'], 'quiet_first_flat'),
  node('Reshape', ['quiet_last_half', 'quiet_one'], 'quiet_last_flat'),
  node('Div', ['quiet_first_flat', 'quiet_two'], 'quiet_first'),
  node('Div', ['quiet_last_flat', 'quiet_two'], 'quiet_last'),
  node('Sub', ['quiet_first', 'quiet_before'], 'quiet_start_wanted'),
  node('Max', ['quiet_start_wanted', 'quiet_zero'], 'quiet_start'),
  node('Add', ['quiet_last', 'quiet_behind'], 'quiet_end'),
  node('Mul', ['quiet_start', 'quiet_two'], 'quiet_start_half'),
  node('Mul', ['quiet_end', 'quiet_two'], 'quiet_end_half'),
  node('Slice', [moved(spoken), 'quiet_start', 'quiet_end', 'quiet_two'], spoken),
  node('Slice', [moved(spokenPitch), 'quiet_start_half', 'quiet_end_half', 'quiet_two'], spokenPitch),
  node('Slice', [moved(spokenLoudness), 'quiet_start_half', 'quiet_end_half', 'quiet_two'], spokenLoudness),
  node('Cast', ['quiet_start'], 'left_out', { to: floatElement }),
  integers('quiet_below', [quiet]),
  integers('quiet_zero', [0]),
  integers('quiet_one', [1]),
  integers('quiet_two', [2]),
  integers('quiet_before', [framesAround]),
  integers('quiet_behind', [framesAround + 1]),
  graphOutput('left_out', [1]),
];
