CREATE TABLE "voice_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"voice_id" uuid NOT NULL,
	"voice_name" text NOT NULL,
	"subject" text NOT NULL,
	"person" text NOT NULL,
	"version" integer NOT NULL,
	"recording_hash" text NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "own_voice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"engine" text NOT NULL,
	"made" jsonb,
	"recording_key" text,
	"recording_size" integer NOT NULL,
	"run" uuid,
	"task_id" uuid,
	"fault" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_consent" ADD CONSTRAINT "voice_consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_voice" ADD CONSTRAINT "own_voice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_consent_of_user" ON "voice_consent" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voice_consent_of_voice" ON "voice_consent" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "own_voice_of_user" ON "own_voice" USING btree ("user_id","id" DESC NULLS LAST);