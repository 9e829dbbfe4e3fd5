CREATE TABLE "file_use" (
	"file_key" text NOT NULL,
	"used_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_use_file_key_used_by_pk" PRIMARY KEY("file_key","used_by")
);
--> statement-breakpoint
CREATE TABLE "invite_code" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" smallint NOT NULL,
	"organisation_id" uuid,
	"uses_left" integer,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"event" smallint NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" smallint NOT NULL,
	"user_id" uuid,
	"share_id" uuid,
	"lifetime_seconds" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"nickname" text NOT NULL,
	"password_hash" text NOT NULL,
	"administrator" boolean DEFAULT false NOT NULL,
	"permission_level" integer DEFAULT 0 NOT NULL,
	"level" smallint,
	"is_first" boolean DEFAULT true NOT NULL,
	"invited" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limiter" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"input" jsonb NOT NULL,
	"state" smallint NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fault" jsonb,
	"job_id" uuid NOT NULL,
	"holder" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_use_by" ON "file_use" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "mail_newest" ON "mail" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_of_user" ON "event" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "event_age" ON "event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "upload_of_user" ON "upload" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_mailbox" ON "user" USING btree (lower("mailbox"));--> statement-breakpoint
CREATE UNIQUE INDEX "task_open" ON "task" USING btree ("kind","key") WHERE state in (1, 2);--> statement-breakpoint
CREATE INDEX "task_of_user" ON "task" USING btree ("user_id","id" DESC NULLS LAST);