CREATE TABLE "avatar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"name_en" text,
	"status" smallint NOT NULL,
	"operate_status" smallint NOT NULL,
	"model_types" text,
	"model_type" text,
	"model_id" text,
	"is_timbre" text DEFAULT 'nonsupport' NOT NULL,
	"tts_id" text,
	"voices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"speech_style" text,
	"image" text,
	"whole_image" text,
	"rig_url" text,
	"style_image_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"style_sex" text,
	"free_style_change" integer DEFAULT 0 NOT NULL,
	"greetings" text DEFAULT '' NOT NULL,
	"persona" text DEFAULT '' NOT NULL,
	"template_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatar" ADD CONSTRAINT "avatar_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatar_of_user" ON "avatar" USING btree ("user_id");